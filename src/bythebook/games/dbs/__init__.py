"""Dragon Ball Super Card Game, official rules 1.23."""
