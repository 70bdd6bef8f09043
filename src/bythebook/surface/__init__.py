"""What programs use: a game, its decisions and options, what a player sees, who plays.

`bythebook` exports what is here. Everything is said by names, in the words of the wording layer,
and worked out when it is asked for; the game underneath (`bythebook.kernel`) stays as it is.
"""
