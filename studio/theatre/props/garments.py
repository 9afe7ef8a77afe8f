"""Washing: flat outlines about 100 high around the origin, to hang on a line."""

from shapely.geometry import box

from theatre.curves import draw

SHIRT = draw("-30,50! -12,56 0,50 12,56 30,50! 52,24! 38,12! 28,26! 28,-44! -28,-44! -28,26! -38,12! -52,24!")
TROUSERS = draw("-26,50! 26,50! 30,-50! 8,-50! 0,14! -8,-50! -30,-50!")
DRESS = draw("-14,52! -6,44 6,44 14,52! 16,16 42,-48! -42,-48! -16,16")
SOCK = draw("-14,50! 14,50! 14,-6 36,-22 40,-40 16,-48 -8,-38 -14,-10")
TOWEL = box(-34, -46, 34, 52)
