"""Eras that say a thing alike: a test of it plays each, and proves the number of each."""

import pytest

ERAS = pytest.mark.parametrize("book", ["vgg", "vgd"])
