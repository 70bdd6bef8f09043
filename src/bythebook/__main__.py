"""`python -m bythebook`: the same as `bythebook`."""

from bythebook.cli import main

if __name__ == "__main__":
    main()
