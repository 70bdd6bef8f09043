"""Words that only card texts of the overDress era say: part of the one grammar of both eras."""
