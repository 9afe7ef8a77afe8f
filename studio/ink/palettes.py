"""Named palettes: sky, far, mid, near, light, accent. A card takes one and leans on two or three of its colours."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Palette:
    paper: str
    sky: tuple
    far: str
    mid: str
    near: str
    light: str
    accent: str


PALETTES = {
    "dusk": Palette("cold", ("#3c4a78", "#9a5a78", "#e8935a"), "#6a6a90", "#4a5578", "#2a2f48", "#f6d9a8", "#d0462e"),
    "frost": Palette("hot", ("#c9d6e2", "#e6ecee"), "#a9bccb", "#7a93a8", "#41566e", "#fdfaf0", "#c23b34"),
    "ember": Palette("tea", ("#6a1f24", "#b8402c", "#e8934a"), "#8a3a34", "#5a2428", "#2e161c", "#f8d088", "#2f7f86"),
    "moss": Palette("rough", ("#b9c4a0", "#dfe0c0"), "#8fa07a", "#5f7a4a", "#2f4430", "#f4ecc8", "#c8502e"),
    "ink": Palette("rice", ("#d8d6d0", "#f2eee4"), "#a8a6a4", "#6a686c", "#2a282e", "#fdf9ee", "#b8302c"),
    "tide": Palette("cold", ("#8fb9c4", "#dbe8e2"), "#5f97a8", "#2a6a80", "#123a52", "#f6efd8", "#e0793a"),
    "ochre": Palette("laid", ("#e9d3a0", "#f4e6c4"), "#d0a860", "#a87838", "#5a3c22", "#fff4d4", "#2f6080"),
    "rose": Palette("hot", ("#f0cfc4", "#f8e8de"), "#d8a09a", "#b06a74", "#5a3048", "#fff6ea", "#3a6a5a"),
    "verdigris": Palette("cold", ("#a8cfc0", "#e2ecdc"), "#6fa898", "#2f7a70", "#14443f", "#f6f0d8", "#c8603a"),
    "plum": Palette("cold", ("#4a3a68", "#8a5a88", "#d8a0a0"), "#6a5080", "#4a3460", "#241a38", "#f4dcc4", "#e0b040"),
    "storm": Palette("grey", ("#5a646e", "#8a9298"), "#78828a", "#4a545e", "#262c34", "#f2efe4", "#e0a830"),
    "saffron": Palette("tea", ("#f0b84a", "#f8dc94"), "#e09a3a", "#b8602a", "#5a2a24", "#fff2c8", "#20605f"),
    "midnight": Palette("blue", ("#141c3a", "#2a3a64", "#4a5a88"), "#33406a", "#1e2848", "#0e1328", "#f2e2b0", "#e0603a"),
    "noon": Palette("hot", ("#6fb0d8", "#d4e8ee"), "#a8c88a", "#6a9a50", "#2f5a3a", "#fffbea", "#d84a3a"),
    "bone": Palette("laid", ("#efe6d4", "#f8f2e4"), "#d8c8ac", "#b09a7a", "#4a3c30", "#fffaf0", "#7a2430"),
    "kraft": Palette("kraft", ("#b89468", "#c9a679"), "#a07c50", "#6a4c30", "#33241c", "#fdf6e6", "#b83a2c"),
}
