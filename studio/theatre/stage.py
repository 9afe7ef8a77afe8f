"""The stage: a Blender scene composed in screen space.

At depth 0 the card is x -1..1 and y -1.5..1.5. Things deeper in are scaled up by `k(depth)`, so that
a shape drawn at (x, y) appears at (x, y) whatever its depth."""

import math
import random
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import bpy
import numpy as np
from mathutils import Matrix, Vector
from shapely.geometry import box

from theatre import material
from theatre.colour import Colour, Image, linear
from theatre.curves import Geom, polygons
from theatre.figure import Figure
from theatre.inflate import relief
from theatre.paint import Mark, skin
from theatre.palettes import PALETTES, Palette

CAMERA = 7.5
FULL = box(-1.7, -2.3, 1.7, 2.3)
"""The whole card and beyond: sheets are clipped to it, frames are cut from it."""


@dataclass(frozen=True)
class Quality:
    width: int = 240
    samples: int = 16


PREVIEW = Quality()
FINAL = Quality(width=800, samples=12)


class Stage:
    def __init__(self, name: str, palette: str, seed: int | None = None, quality: Quality = PREVIEW, focus: float = 1.5, fstop: float = 1.2) -> None:
        bpy.ops.wm.read_factory_settings(use_empty=True)
        seed = zlib.crc32(name.encode()) if seed is None else seed
        self.p: Palette = PALETTES[palette]
        self.rng = random.Random(seed)
        self.seed = seed % 100_000
        self.quality = quality
        self._made = 0
        self.scene: Any = bpy.context.scene
        _cycles(self.scene, quality)
        _camera(self.scene, focus, fstop)
        self.world(self.p.far, self.p.ambient)

    # --- small helpers

    def k(self, depth: float) -> float:
        return (CAMERA + depth) / CAMERA

    def shift(self) -> int:
        """A new number for every piece: seeds its stains."""
        self._made += 1
        return self._made

    def add(self, data: Any, location: Sequence[float] = (0, 0, 0), mat: Any = None) -> Any:
        obj = bpy.data.objects.new("o", data)
        obj.location = location
        self.scene.collection.objects.link(obj)
        if mat is not None:
            data.materials.append(mat)
        return obj

    def at(self, x: float, y: float, depth: float) -> tuple[float, float, float]:
        """World position of a screen position."""
        k = self.k(depth)
        return x * k, depth, y * k

    def view(self, rise: float = 0.0, side: float = 0.0, roll: float = 0.0, lens: float = 1.0, pivot: float = 1.5) -> None:
        """Look from elsewhere than in front: the camera moves up and aside and turns to stay on the middle of depth `pivot`.

        What is nearer or deeper than the pivot shifts, floors show or hide; `roll` tilts the horizon (degrees), `lens` above 1 comes nearer."""
        camera = self.scene.camera
        camera.location = (side, -CAMERA, rise)
        aim = Vector((0, pivot, 0)) - camera.location
        turn = aim.to_track_quat("-Z", "Y").to_matrix().to_4x4() @ Matrix.Rotation(math.radians(roll), 4, "Z")
        camera.rotation_euler = turn.to_euler()
        camera.data.lens *= lens

    def world(self, colour: Colour, strength: float) -> None:
        w = bpy.data.worlds.new("w")
        self.scene.world = w
        w.use_nodes = True
        nodes = w.node_tree.nodes
        bg = nodes.get("Background") or nodes.new("ShaderNodeBackground")
        bg.inputs[0].default_value = linear(colour)
        bg.inputs[1].default_value = strength

    # --- paper

    def sheet(
        self,
        g: Geom,
        depth: float,
        low: Colour = "#888888",
        high: Colour | None = None,
        thick: float = 0.02,
        mat: Any = None,
        span: tuple[float, float] | None = None,
        edge: float = 0.003,
        clip: bool = True,
        shadow: bool = True,
        **paper: Any,
    ) -> Any:
        """A flat cut-out, washed from low to high over `span` (its own height if not said)."""
        g = (g.intersection(FULL) if clip else g).simplify(0.0008)
        shapes = polygons(g)
        if not shapes:
            return None
        z0, z1 = span or (max(g.bounds[1], -1.6), min(g.bounds[3], 1.6))
        k = self.k(depth)
        curve: Any = bpy.data.curves.new("sheet", "CURVE")
        curve.dimensions = "2D"
        curve.fill_mode = "BOTH"
        curve.extrude = thick / 2
        curve.bevel_depth = edge
        curve.bevel_resolution = 1
        curve.offset = -edge
        for shape in shapes:
            for ring in (shape.exterior, *shape.interiors):
                _ring(curve, np.array(ring.coords)[:-1] * k)
        m = mat or material.paper(low, high or low, z0 * k, z1 * k, self.shift(), **paper)
        obj = self.add(curve, (0, depth, 0), m)
        obj.rotation_euler = (math.pi / 2, 0, 0)
        obj.visible_shadow = shadow
        return obj

    def flat(
        self,
        g: Geom,
        depth: float,
        low: Colour,
        high: Colour | None = None,
        marks: Sequence[Mark] | None = None,
        brush: str = "wash",
        height: float = 0.006,
        glow: float = 0.0,
    ) -> None:
        """A thin puff without a shadow: what lies on the ground in a view from above."""
        self.puff(g, depth, height, low, high, marks or (), brush, shadow=False, glow=glow)

    def puff(
        self,
        g: Geom,
        depth: float,
        height: float = 0.1,
        low: Colour = "#888888",
        high: Colour | None = None,
        marks: Sequence[Mark] = (),
        brush: str = "wash",
        cell: float | None = None,
        mat: Any = None,
        shadow: bool = True,
        **paper: Any,
    ) -> Any:
        """An inflated, painted cut-out. `cell` is the grid; by itself it follows the shape's size."""
        if g.is_empty:
            return None
        x0, y0, x1, y1 = g.bounds
        size = max(x1 - x0, y1 - y0)
        r = relief(g, cell or min(max(size / 200, 0.0045), size / 26))
        k = self.k(depth)
        mesh: Any = bpy.data.meshes.new("puff")
        vertices = np.stack([r.x * k, -r.height * height * k, r.y * k], 1)
        mesh.from_pydata(vertices.tolist(), [], r.quads.tolist())
        mesh.update()
        mesh.shade_smooth()
        _uvs(mesh, r.uv())
        if mat is None:
            pixels = int(min(max(size * 620, 64), 1100))
            painted = skin(r.bounds, low, high or low, marks, self.shift() + self.seed, brush, pixels)
            mat = material.paper(low, high or low, 0, 1, self.shift(), painted=painted, **{"translucent": 0.12, "mottle": 0.06, **paper})
        obj = self.add(mesh, (0, depth, 0), mat)
        obj.visible_shadow = shadow
        return obj

    def place(
        self, figure: Figure, x: float, y: float, size: float, depth: float, turn: float = 0, flip: bool = False, shadow: bool = True, glow: float = 0.0
    ) -> Figure:
        """Stand a figure at (x, y); returns it in card units, so that its points can be used.

        On a near hill pass shadow=False and add `weather.contact`: thrown on upright paper, a shadow is a blot."""
        f = figure.moved(x, y, turn, size, flip)
        for i, part in enumerate(f.parts):
            # Overlapping parts need a little air, or their surfaces cut through each other.
            near = part.lift + i * 0.004 * size
            self.puff(part.shape, depth - near, part.height, part.low, part.high, part.marks, part.brush, shadow=shadow, glow=max(part.glow, glow))
        return f

    # --- painted screens

    def screen(self, pixels: Image, depth: float, strength: float = 1.0, light: float = 0.9, frame: tuple[float, float, float, float] | None = None) -> Any:
        """A shining painting: the whole backdrop, or within `frame` (x0, y0, x1, y1)."""
        x0, y0, x1, y1 = frame or (-1.14, -1.7, 1.14, 1.7)
        k = self.k(depth)
        mesh: Any = bpy.data.meshes.new("screen")
        mesh.from_pydata([(x0 * k, 0, y0 * k), (x1 * k, 0, y0 * k), (x1 * k, 0, y1 * k), (x0 * k, 0, y1 * k)], [], [(0, 1, 2, 3)])
        _uvs(mesh, np.array([(0, 0), (1, 0), (1, 1), (0, 1)], float))
        return self.add(mesh, (0, depth, 0), material.screen(pixels, strength, light))

    def render(self, path: Path) -> None:
        settings = self.scene.render
        settings.image_settings.file_format = "PNG"
        settings.image_settings.color_depth = "16"
        settings.filepath = str(path)
        bpy.ops.render.render(write_still=True)


def _ring(curve: Any, xy: Any) -> None:
    if len(xy) < 3:
        return
    spline = curve.splines.new("POLY")
    spline.points.add(len(xy) - 1)
    spline.use_cyclic_u = True
    co = np.zeros((len(xy), 4), np.float32)
    co[:, :2] = xy
    co[:, 3] = 1
    spline.points.foreach_set("co", co.ravel())


def _uvs(mesh: Any, uv: Any) -> None:
    layer = mesh.uv_layers.new()
    loops = np.empty(len(mesh.loops), np.int32)
    mesh.loops.foreach_get("vertex_index", loops)
    layer.data.foreach_set("uv", uv[loops].astype(np.float32).ravel())


def _cycles(scene: Any, quality: Quality) -> None:
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = quality.width, quality.width * 3 // 2
    scene.render.resolution_percentage = 100
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    scene.view_settings.view_transform = "AgX"
    scene.view_settings.look = "AgX - Punchy"
    c = scene.cycles
    c.device = "CPU"
    c.seed = 0
    c.samples = quality.samples
    c.use_adaptive_sampling, c.adaptive_threshold = True, 0.03
    c.use_denoising, c.denoiser = True, "OPENIMAGEDENOISE"
    c.denoising_input_passes, c.denoising_prefilter = "RGB_ALBEDO_NORMAL", "FAST"
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 5, 3, 2, 3
    c.transparent_max_bounces = 10
    c.sample_clamp_indirect = 4
    c.caustics_reflective = c.caustics_refractive = False


def _camera(scene: Any, focus: float, fstop: float) -> None:
    cam: Any = bpy.data.cameras.new("camera")
    obj = bpy.data.objects.new("camera", cam)
    scene.collection.objects.link(obj)
    scene.camera = obj
    obj.location = (0, -CAMERA, 0)
    obj.rotation_euler = (math.pi / 2, 0, 0)
    cam.sensor_fit = "VERTICAL"
    cam.sensor_height = 24
    cam.lens = 24 * CAMERA / 3.0
    cam.dof.use_dof = True
    cam.dof.focus_distance = CAMERA + focus
    cam.dof.aperture_fstop = fstop
