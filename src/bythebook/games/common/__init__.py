"""What several rulebooks say alike: one function, with one number of each book."""
