"""The application around a game: people sit down, play, leave and come back."""
