"""Players' own cards: card files read into a library, judged, and made into playable cards.

Nothing here knows a game but the adapters (`library/ws.py`): what a card file's fields mean
and how an entry of its text is read.
"""
