"""Players that are no people. They get a seat's view and its ``can``, never the state."""
