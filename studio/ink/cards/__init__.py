"""One module for each batch, named by its illustrator's letter: a_*.py, b_*.py … Any module here is found."""
