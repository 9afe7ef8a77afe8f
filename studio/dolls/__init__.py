"""The faces that people choose for themselves: dolls cut from paper, without a background of their own."""
