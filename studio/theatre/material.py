"""Blender materials: paper, glow, solid stuff, glass, pictures."""

from typing import Any

import bpy
import numpy as np

from theatre.colour import Colour, Image, linear

Material = Any
Node = Any


class Nodes:
    """A small hand for wiring shader nodes."""

    def __init__(self, name: str) -> None:
        self.material: Material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.out = self.add("OutputMaterial")

    def add(self, kind: str, **inputs: Any) -> Node:
        """Inputs are set by name, or by `i3=` for the fourth socket; a node's output is linked."""
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in inputs.items():
            socket = node.inputs[int(key[1:])] if key[0] == "i" and key[1:].isdigit() else node.inputs[key]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = value
        return node

    def maths(self, operation: str, a: Any, b: Any = 0.0, c: Any = 0.0) -> Any:
        node = self.tree.nodes.new("ShaderNodeMath")
        node.operation = operation
        for socket, value in zip(node.inputs, (a, b, c), strict=False):
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = value
        return node.outputs[0]

    def position(self, shift: float = 0.0) -> Any:
        """World position, shifted so that no two papers share their stains."""
        geo = self.add("NewGeometry").outputs["Position"]
        if not shift:
            return geo
        node = self.add("VectorMath", i0=geo, i1=(shift * 3.7, 0.0, shift * 1.9))
        return node.outputs[0]

    def noise(self, vector: Any, scale: float, detail: float = 5, roughness: float = 0.6, distortion: float = 0.0) -> Any:
        return self.add("TexNoise", Vector=vector, Scale=scale, Detail=detail, Roughness=roughness, Distortion=distortion).outputs[0]

    def ramp(self, value: Any, a: float, b: float, lo: float = 0.0, hi: float = 1.0, smooth: bool = False) -> Any:
        node = self.add("MapRange", i0=value, i1=a, i2=b, i3=lo, i4=hi)
        if smooth:
            node.interpolation_type = "SMOOTHSTEP"
        return node.outputs[0]

    def blend(self, t: Any, a: Any, b: Any) -> Any:
        node = self.tree.nodes.new("ShaderNodeMix")
        node.data_type = "RGBA"
        for i, value in ((0, t), (6, a), (7, b)):
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[i])
            else:
                node.inputs[i].default_value = value
        return node.outputs[2]

    def bump(self, height: Any, strength: float, distance: float = 0.02) -> Any:
        return self.add("Bump", Height=height, Strength=strength, Distance=distance).outputs[0]

    def picture(self, image: Any, vector: Any) -> Any:
        node = self.add("TexImage", Vector=vector)
        node.image = image
        node.extension = "EXTEND"
        return node.outputs[0]

    def finish(self, shader: Any) -> Material:
        self.tree.links.new(shader, self.out.inputs[0])
        return self.material


def image(pixels: Image, name: str = "picture") -> Any:
    """A painted array as a Blender image."""
    h, w, _ = pixels.shape
    im = bpy.data.images.new(name, w, h, alpha=False)
    flat = np.ones((h, w, 4), np.float32)
    flat[..., :3] = pixels[::-1]
    im.pixels.foreach_set(flat.ravel())
    im.update()
    im.pack()
    return im


def paper(
    low: Colour,
    high: Colour,
    z0: float,
    z1: float,
    shift: float,
    glow: float = 0.0,
    translucent: float = 0.3,
    bump: float = 0.3,
    mottle: float = 0.10,
    painted: Image | None = None,
) -> Material:
    """Matt paper, washed from low (at height z0) to high (z1), or painted with a skin over its UVs."""
    n = Nodes("paper")
    where = n.position(shift)
    if painted is None:
        span = 0.55 * (abs(z1 - z0) * 0.5 + 0.1)
        height = n.add("SeparateXYZ", i0=n.position()).outputs["Z"]
        wash = n.maths("MULTIPLY_ADD", n.noise(where, 2.2, 6, 0.62), span, height)
        t = n.ramp(n.maths("SUBTRACT", wash, span / 2), z0, z1, smooth=True)
        base = n.blend(t, linear(low), linear(high))
    else:
        base = n.picture(image(painted), n.add("TexCoord").outputs["UV"])
    fibre = n.ramp(n.noise(where, 14, 8, 0.7), 0.3, 0.7, 1 - mottle * 1.6, 1 + mottle * 1.6)
    colour = n.add("HueSaturation", Value=fibre, Color=base).outputs[0]
    normal = n.bump(n.noise(n.position(), 95, 4), bump)
    shader = n.add("BsdfDiffuse", Color=colour, Roughness=0.85, Normal=normal).outputs[0]
    if translucent:
        through = n.add("BsdfTranslucent", Color=colour, Normal=normal).outputs[0]
        shader = n.add("MixShader", i0=translucent, i1=shader, i2=through).outputs[0]
    if glow:
        shine = n.add("Emission", Color=colour, Strength=glow).outputs[0]
        shader = n.add("AddShader", i0=shader, i1=shine).outputs[0]
    return n.finish(shader)


def glow(colour: Colour, strength: float) -> Material:
    """A lit thing. Above 1.5 on anything larger than a bulb it burns to white."""
    n = Nodes("glow")
    return n.finish(n.add("Emission", Color=linear(colour), Strength=strength).outputs[0])


def solid(
    colour: Colour,
    second: Colour | None = None,
    rough: float = 0.5,
    metal: float = 0.0,
    coat: float = 0.0,
    bump: float = 0.15,
    grain: float = 60,
    shift: float = 0.0,
    glow: float = 0.0,
    grain_stretch: float = 1.0,
) -> Material:
    """Wood, stone, china, metal: for lathed and boxed things. `second` veins it."""
    n = Nodes("solid")
    where = n.position(shift)
    if grain_stretch != 1:
        where = n.add("Mapping", i0=where, Scale=(1.0, 1.0, grain_stretch)).outputs[0]
    p = n.add("BsdfPrincipled", Roughness=rough, Metallic=metal)
    p.inputs["Coat Weight"].default_value = coat
    base = linear(colour)
    if second:
        t = n.ramp(n.noise(where, 3, 8, 0.6, 1.2), 0.38, 0.62)
        n.tree.links.new(n.blend(t, base, linear(second)), p.inputs["Base Color"])
    else:
        p.inputs["Base Color"].default_value = base
    if glow:
        p.inputs["Emission Color"].default_value = base
        p.inputs["Emission Strength"].default_value = glow
    if bump:
        n.tree.links.new(n.bump(n.noise(where, grain), bump, 0.03), p.inputs["Normal"])
    return n.finish(p.outputs[0])


def glass(tint: Colour = "#f4f8ff", facing: float = 0.18) -> Material:
    """Thin glass: clear in the middle, shining at the rim; no refraction, so it stays cheap and readable."""
    n = Nodes("glass")
    t = n.add("LayerWeight", i0=facing).outputs["Facing"]
    clear = n.add("BsdfTransparent", Color=linear(tint)).outputs[0]
    shine = n.add("BsdfGlossy", Roughness=0.05).outputs[0]
    return n.finish(n.add("MixShader", i0=t, i1=clear, i2=shine).outputs[0])


def screen(pixels: Image, strength: float = 1.0, light: float = 0.9) -> Material:
    """A painting that shines by itself; `light` is how strongly it lights other things."""
    n = Nodes("screen")
    colour = n.picture(image(pixels), n.add("TexCoord").outputs["UV"])
    seen = n.add("LightPath").outputs["Is Camera Ray"]
    power = n.ramp(seen, 0, 1, light, strength)
    return n.finish(n.add("Emission", Color=colour, Strength=power).outputs[0])


def mist(colour: Colour, density: float, z0: float, z1: float, shift: float, ragged: float = 0.7) -> Material:
    """Fog seen by the camera alone: thick at z0, gone at z1."""
    n = Nodes("mist")
    height = n.add("SeparateXYZ", i0=n.position()).outputs["Z"]
    fade = n.ramp(height, z0, z1, 1, 0, smooth=True)
    where = n.add("Mapping", i0=n.position(), Location=(shift * 1.3, shift * 0.7, 0.0), Scale=(0.96, 1.0, 2.4)).outputs[0]
    patches = n.ramp(n.noise(where, 1.0, 5, 0.5, 0.6), 0.32, 0.68, 1 - ragged, 1)
    thick = n.maths("MULTIPLY", n.maths("MULTIPLY", fade, patches), density)
    seen = n.maths("MULTIPLY", thick, n.add("LightPath").outputs["Is Camera Ray"])
    clear = n.add("BsdfTransparent").outputs[0]
    white = n.add("Emission", Color=linear(colour), Strength=1.0).outputs[0]
    return n.finish(n.add("MixShader", i0=seen, i1=clear, i2=white).outputs[0])


def wet(colour: Colour, rough: float = 0.1, wave: float = 0.45, scale: float = 3.5, stretch: float = 2.2) -> Material:
    """Water: a glossy plane with bumps longer sideways."""
    n = Nodes("water")
    where = n.add("Mapping", i0=n.position(), Scale=(scale, scale * stretch, 1.0)).outputs[0]
    normal = n.bump(n.noise(where, 1.0, 3, 0.5, 0.4), wave, 0.08)
    p = n.add("BsdfPrincipled", Roughness=rough, IOR=1.6, Normal=normal)
    p.inputs["Base Color"].default_value = linear(colour)
    return n.finish(p.outputs[0])


def fade(colour: Colour, strength: float, shine: bool) -> Material:
    """A soft round spot over the unit square: a halo (shining) or a shadow (dark), seen by the camera alone."""
    n = Nodes("fade")
    uv = n.add("TexCoord").outputs["UV"]
    off = n.add("VectorMath", i0=uv, i1=(-0.5, -0.5, 0.0)).outputs[0]
    length = n.tree.nodes.new("ShaderNodeVectorMath")
    length.operation = "LENGTH"
    n.tree.links.new(off, length.inputs[0])
    t = n.ramp(length.outputs["Value"], 0.0, 0.5, 1, 0, smooth=True)
    seen = n.maths("MULTIPLY", n.maths("MULTIPLY", n.maths("POWER", t, 1.6), strength), n.add("LightPath").outputs["Is Camera Ray"])
    clear = n.add("BsdfTransparent").outputs[0]
    if shine:
        light = n.add("Emission", Color=linear(colour), Strength=seen).outputs[0]
        return n.finish(n.add("AddShader", i0=clear, i1=light).outputs[0])
    dark = n.add("Emission", Color=linear(colour), Strength=1.0).outputs[0]
    return n.finish(n.add("MixShader", i0=seen, i1=clear, i2=dark).outputs[0])
