"""A trial card."""
from theatre import land, light, plants, sky, weather
from theatre.registry import card
from theatre.stage import Stage

@card("spring")
def trial(s: Stage) -> None:
    sky.backdrop(s, heaps=[(-.5,.6,.9),(.6,.95,.7),(.2,.2,.5)])
    land.distance(s, "hills", 4)
    g = land.ground(s)
    plants.tree(s, .3, land.top(g,.3), 1.3, 1.0)
    plants.mushroom(s, -.4, land.top(g,-.4)-.02, .4, .9)
    plants.tufts(s, g, .9)
    light.rig(s, 1400, 300)
