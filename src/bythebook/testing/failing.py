"""What a test table says when a test is wrong, or cannot go on."""


class TestFailed(AssertionError):
    """A table is not as a test says it must be."""

    __test__ = False


class Stumbled(TestFailed):
    """A test cannot go on: what it wants to do is not there. That asserts nothing of a rule."""
