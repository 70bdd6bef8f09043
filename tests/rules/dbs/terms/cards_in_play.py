"""Cards that the tests of section 4 put into play."""

from bythebook.testing.dbs import battle

ACE = battle("Ace", power=5000)
