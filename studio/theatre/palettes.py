"""The palettes: each names an hour and a weather by its colours."""

from dataclasses import dataclass

from theatre.colour import Colour

Stops = tuple[tuple[float, Colour], ...]


@dataclass(frozen=True)
class Palette:
    """Far is bright and hazy, near is dark; `accent` is for the figure alone."""

    sky: Stops
    """Bottom (0) to top (1)."""
    cloud: Colour
    far: Colour
    near: Colour
    lit: Colour
    """What light does to the tops of the land."""
    fog: tuple[Colour, Colour]
    """Far and near."""
    key: Colour
    rim: Colour
    accent: Colour
    dark: Colour
    night: bool = False
    ambient: float = 0.12
    """Light from everywhere; more by day, or shadows turn to ink."""


def _stops(*colours: Colour, at: tuple[float, ...] = ()) -> Stops:
    places = at or tuple(i / (len(colours) - 1) for i in range(len(colours)))
    return tuple(zip(places, colours, strict=True))


PALETTES: dict[str, Palette] = {
    # --- day
    "spring": Palette(_stops("#fdf6d8", "#d8ecd4", "#a4d4dc", "#6cb0d0"), "#fffdf2", "#b4d49c", "#3f7a44",
                      "#f8f4a8", ("#f0f4d8", "#a8cfa0"), "#fff8e0", "#fff0b0", "#e0523f", "#1f4a34", ambient=0.35),
    "noon": Palette(_stops("#f2f4e6", "#bfe0ea", "#6fb8dc", "#2f82bc"), "#ffffff", "#a9cbd2", "#3c6c80",
                    "#fff2c4", ("#eaf4f2", "#9cc4d0"), "#fffaf0", "#ffe9b8", "#e8b020", "#1d3f56", ambient=0.38),
    "meadow": Palette(_stops("#fff3c4", "#e9efb4", "#b8dcae", "#86c4b4"), "#fffbe4", "#a9c46a", "#4d7a2c",
                      "#fbee8c", ("#f4f2c0", "#a4c070"), "#fff8dc", "#fff0a0", "#d8432f", "#27401c", ambient=0.35),
    "snow": Palette(_stops("#fbeee4", "#e8edf4", "#c4d4e6", "#94b0d0"), "#ffffff", "#d2deec", "#7f97bc",
                    "#fff4ea", ("#f6f5f6", "#c4d2e6"), "#fff4e8", "#d4e4ff", "#c8303a", "#3a4c72", ambient=0.3),
    "rain": Palette(_stops("#dfe2dc", "#b9c4c4", "#8fa2a8", "#65808c"), "#d4dada", "#9cb0b2", "#3d5560",
                    "#e4e8dc", ("#d4dcd8", "#7c949a"), "#eef4f6", "#f4ecc8", "#e8b83a", "#1f323c", ambient=0.28),
    "poppy": Palette(_stops("#fff2dc", "#fbdcc0", "#f4b8a0", "#e07c70"), "#fff6ea", "#e89a84", "#8c2430",
                     "#ffe4c0", ("#fde4cc", "#d0706a"), "#fff6e6", "#ffd8a8", "#f4f0e2", "#4a1420", ambient=0.3),
    "lemon": Palette(_stops("#fffbe0", "#fdf0a8", "#f6dc68", "#e0bc4c"), "#fffdf0", "#d8cf98", "#6c6a5c",
                     "#fffce0", ("#fbf4c4", "#b4ac84"), "#fffbe8", "#fff2b0", "#2f5fa8", "#34322e", ambient=0.34),
    "mint": Palette(_stops("#fdeee8", "#e4f2e4", "#b4e0d2", "#7cc4bc"), "#ffffff", "#a8d6c4", "#3f8482",
                    "#fff0e4", ("#ecf6ea", "#94c8bc"), "#fffaf4", "#ffe0d8", "#e8688a", "#1d4a4e", ambient=0.36),
    "paper": Palette(_stops("#f8f4ea", "#ece6da", "#d4cec2", "#b4b0a8"), "#fffdf6", "#d0cabc", "#5c5854",
                     "#fffaf0", ("#f0ece2", "#a8a49c"), "#fffaf2", "#fff0dc", "#d0281e", "#262426", ambient=0.32),
    # --- warm, low sun
    "gold": Palette(_stops("#fff2c0", "#f6cf70", "#d8953a", "#8a4c2a", "#3a1f20"), "#fff0c0", "#d8a050", "#4a2820",
                    "#fff0b0", ("#ffe6a0", "#9a6030"), "#fff4d8", "#ffc860", "#2a6f97", "#22110f"),
    "desert": Palette(_stops("#fdecc4", "#f6d49a", "#b8d0c0", "#58a4b4", "#2a7090"), "#fff6e0", "#e8b884", "#a4542f",
                      "#ffe8b0", ("#fbe0b4", "#d09068"), "#fff2d4", "#ffd090", "#167a86", "#5a2a1c", ambient=0.28),
    "autumn": Palette(_stops("#fdf0cc", "#f0d79c", "#c8c4a0", "#8ea69c"), "#fff8e8", "#d8a458", "#7a3418",
                      "#ffe090", ("#f6e4b8", "#b88450"), "#fff2d0", "#ffd080", "#b8261c", "#3a1a10", ambient=0.26),
    "ember": Palette(_stops("#ffcf70", "#f2753a", "#b22f3c", "#571b46", "#1f0f30"), "#ff9a5a", "#c04a3e", "#3a1230",
                     "#ffb35a", ("#ff9650", "#7a2a48"), "#ffd8b0", "#ff9440", "#36b5b0", "#1d0a20"),
    "dusk": Palette(_stops("#ffd9a0", "#f7a072", "#c9708f", "#5b5aa6", "#1b2358", at=(0, 0.35, 0.5, 0.68, 1)),
                    "#ffd9b8", "#b983a6", "#262a5e", "#ffb98a", ("#ffc9a0", "#6d6aa8"), "#d6e0ff", "#ffc080",
                    "#e2502f", "#15163c", night=True),
    "rose": Palette(_stops("#fff0d8", "#fbc4b4", "#e68fa8", "#9a6aa8", "#4a4488"), "#fff2ea", "#e2a0b0", "#5a3a70",
                    "#fff0c8", ("#ffe0d0", "#b07aa0"), "#fff6ea", "#ffc8a8", "#2f8f9a", "#301f4a"),
    # --- cool, dim
    "teal": Palette(_stops("#f3e0a8", "#8fc9b0", "#2f8a94", "#14506e", "#0a2444"), "#cfeadb", "#4f9aa0", "#0d3448",
                    "#f2d58c", ("#bfe6cf", "#2b6d80"), "#d8f2ff", "#ffd98a", "#f0883a", "#071f33", night=True),
    "emerald": Palette(_stops("#f6f0b0", "#a9d08e", "#4b9a78", "#1d5a5e", "#0d2c40"), "#e6f3c8", "#7fb58a", "#123c3a",
                       "#f4e59a", ("#d8ecb0", "#3a7d70"), "#f2ffe0", "#ffe28a", "#e8563f", "#0a2628"),
    "storm": Palette(_stops("#d8d4c0", "#9faeb0", "#5f7f8c", "#2c4a5e", "#13263a"), "#b8c4c4", "#6f8f98", "#152c3c",
                     "#f0e6b8", ("#c0ccc8", "#3f6070"), "#e8f4ff", "#fff0b0", "#e0a030", "#0b1826"),
    "abyss": Palette(_stops("#03101f", "#062a44", "#0e5a74", "#3fa9a8", "#c4f0d0"), "#7fd6d0", "#1d6b80", "#04182a",
                     "#6fe0d0", ("#2b8a98", "#0b3a52"), "#c8fff0", "#7fe8ff", "#ff9a4a", "#020c18"),
    "lagoon": Palette(_stops("#0c4a5a", "#1a7f88", "#4fb8ac", "#a8e4c8", "#f4fbdc"), "#e0fff0", "#58b4ac", "#0e4654",
                      "#d8ffe0", ("#9ce0cc", "#2a8088"), "#f0fff4", "#e0fff0", "#f2643c", "#06303c", ambient=0.25),
    "ink": Palette(_stops("#c8d0d8", "#8494a8", "#47566e", "#202a3e", "#0c101c"), "#aab6c4", "#62728a", "#141a28",
                   "#e8ecf0", ("#a8b4c4", "#3a4860"), "#e8eeff", "#fff4dc", "#e03428", "#070a12", night=True),
    "midnight": Palette(_stops("#4f7ab0", "#2f568e", "#1c3a70", "#10234e", "#080f2c"), "#7fa4d4", "#3c62a0", "#0b1838",
                        "#a8c8f0", ("#5c86bc", "#1e3868"), "#c8dcff", "#ffe2a0", "#ffc23c", "#060c20", night=True),
    "cosmos": Palette(_stops("#1c4250", "#163048", "#1a1f4a", "#130f30", "#07060f"), "#5fa0a0", "#2f6a74", "#0c0f22",
                      "#bfeede", ("#2f6f78", "#151a3c"), "#d8f6ff", "#ffd0a0", "#f4d35e", "#05050e", night=True),
    "violet": Palette(_stops("#f0c8e0", "#b48ad0", "#6a58b0", "#2f2f7c", "#121440"), "#e6d0f4", "#8a78c0", "#221d56",
                      "#f8d8e8", ("#d8b8e8", "#5a4e9a"), "#eae0ff", "#ffc8e0", "#ffb636", "#0f0e30", night=True),
    # --- indoors and under ground
    "candle": Palette(_stops("#f0c070", "#c07a3c", "#7a3f28", "#3a1c1c"), "#f4d8a0", "#a86a3c", "#3a1e16",
                      "#ffd890", ("#d8944c", "#5a3020"), "#9cb4e8", "#ffb860", "#5fb0a0", "#180c0c", night=True),
    "parlour": Palette(_stops("#e8ead0", "#bccfae", "#7fa48a", "#4c7464"), "#f6f6e4", "#9cb894", "#34523f",
                       "#fbf4d0", ("#dfe6c8", "#6c8c74"), "#fff6e0", "#fff0c0", "#c8442c", "#1c2e26", ambient=0.25),
    "cellar": Palette(_stops("#8a9a7c", "#54685c", "#2f423f", "#161f22"), "#b8c4a4", "#6c7c66", "#1c2624",
                      "#e0dca0", ("#8a9a80", "#2c3c38"), "#c4d8e0", "#ffcf70", "#e89a2c", "#0c1212", night=True),
}

VIOLET_OR_ORANGE = {"dusk", "rose", "violet", "ember", "gold", "candle"}
