"""The table in the browser: a server that is the authority over games between people and opponents.

It plays by the engine and says what the wording says; no rule stands here.
"""
