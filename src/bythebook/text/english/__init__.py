"""The English that the card texts of all games share: a dialect adds its own words to it."""
