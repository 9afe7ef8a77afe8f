"""A paper theatre: flat shapes are inflated, painted, lit and rendered into cards."""
