"""Texts that are read at the same time, as a server does it for several pages."""

import sys
from concurrent.futures import ThreadPoolExecutor

from bythebook.text.cards import own_cards
from bythebook.text.dbs.wording import GRAMMAR


def test_one_text_is_read_at_a_time() -> None:
    """What is known from one text is never looked at while another one adds to it."""
    own_cards.cache_clear()
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            for _ in range(3):
                GRAMMAR.forget()
                own_cards.cache_clear()
                found = [pool.submit(own_cards, "dbs") for _ in range(4)]
                told = [[str(card) for card in one.result().values()] for one in found]
                assert all(one == told[0] for one in told)
    finally:
        sys.setswitchinterval(usual)
