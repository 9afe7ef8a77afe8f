"""Decks of pictures: what a card is, where its images lie, and how pictures become cards."""
