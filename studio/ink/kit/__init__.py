"""What cards are made of: people, animals, props, places."""
