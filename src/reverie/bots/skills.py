"""The games that bots know. At any other they move at random."""

from typing import Any

from reverie.bots.odyssey import OdysseySkill
from reverie.bots.skill import Skill
from reverie.bots.stella import StellaSkill
from reverie.games.odyssey.view import OdysseyView
from reverie.games.stella.view import StellaView

SKILLS: dict[type[Any], Skill] = {StellaView: StellaSkill(), OdysseyView: OdysseySkill()}


def skill_for(view: object) -> Skill | None:
    return SKILLS.get(type(view))
