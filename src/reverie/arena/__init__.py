"""``reverie arena``: bots against each other. ``pip install reverie[arena]``.

A contestant is one of the house, chance, or a file with a class that has ``choose(view, can)``.
"""
