"""What Reverie costs, beside what others do."""
