"""A thin layer over Blender's shader nodes, so that a shader reads like an expression."""
import bpy

from . import motion


class Graph:
    """Adds nodes to a tree. Every value may be a number, a tuple or another node's socket."""

    def __init__(self, tree):
        self.tree = tree

    def put(self, socket, value):
        """Link a socket to an input, or set the input's value."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, (tuple, list)) and socket.type == "RGBA" and len(value) == 3:
            socket.default_value = (*value, 1)
        elif isinstance(value, (int, float)) and socket.type == "RGBA":
            socket.default_value = (value, value, value, 1)
        elif isinstance(value, (int, float)) and socket.type == "VECTOR":
            socket.default_value = (value, value, value)
        else:
            socket.default_value = value

    def add(self, kind, inputs=None, **props):
        """A new node; inputs by name or index, settings by keyword."""
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in props.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.put(node.inputs[key], value)
        return node

    def math(self, operation, a, b=0.0, c=0.0, clamp=False):
        node = self.add("Math", {0: a, 1: b, 2: c}, operation=operation, use_clamp=clamp)
        return node.outputs[0]

    def vector(self, operation, a, b=(0, 0, 0), scale=None):
        node = self.add("VectorMath", {0: a, 1: b}, operation=operation)
        if scale is not None:
            self.put(node.inputs["Scale"], scale)
        return node.outputs["Value" if operation in ("DOT_PRODUCT", "LENGTH", "DISTANCE") else "Vector"]

    def mix(self, factor, a, b, blend="MIX"):
        """Mix two colours."""
        node = self.add("MixRGB", {0: factor, 1: a, 2: b}, blend_type=blend)
        return node.outputs[0]

    def shader_mix(self, factor, a, b):
        node = self.add("MixShader", {0: factor, 1: a, 2: b})
        return node.outputs[0]

    def indirect(self):
        """1 for rays that only carry light about (shadow and diffuse rays), 0 for what the eye sees."""
        path = self.add("LightPath").outputs
        return self.math("MAXIMUM", path["Is Shadow Ray"], path["Is Diffuse Ray"])

    def remap(self, value, low, high, to_low=0.0, to_high=1.0, smooth=True):
        node = self.add("MapRange", {0: value, 1: low, 2: high, 3: to_low, 4: to_high}, clamp=True,
                        interpolation_type="SMOOTHSTEP" if smooth else "LINEAR")
        return node.outputs[0]

    def ramp(self, factor, stops, interpolation="LINEAR"):
        """A colour ramp from (position, colour) pairs."""
        node = self.add("ValToRGB", {0: factor})
        ramp = node.color_ramp
        ramp.interpolation = interpolation
        while len(ramp.elements) < len(stops):
            ramp.elements.new(0.5)
        for element, (position, colour) in zip(ramp.elements, stops):
            element.position = position
            element.color = (*colour, 1)
        return node.outputs[0]

    def noise(self, vector, scale, detail=4.0, roughness=0.5, flat=False):
        """Fractal noise; flat ignores z and costs half."""
        node = self.add("TexNoise", {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness},
                        noise_dimensions="2D" if flat else "3D")
        return node.outputs["Fac"]

    def stir(self, vector, scale, detail, roughness, radius):
        """Flat noise that changes all the time in a loop and ends as it began; plain flat noise in a still picture."""
        turn = motion.circle(self, radius)
        if turn is None:
            return self.noise(vector, scale, detail, roughness, flat=True)
        x, y, _ = self.split(vector)
        node = self.add("TexNoise", {"Vector": self.join(x, y, turn[0]), "W": turn[1], "Scale": scale, "Detail": detail, "Roughness": roughness}, noise_dimensions="4D")
        return node.outputs["Fac"]

    def drift(self, vector, radius):
        """A position that is carried round a small circle in a loop, and stays in a still picture."""
        turn = motion.circle(self, radius)
        return vector if turn is None else self.vector("ADD", vector, self.join(turn[0], turn[1], 0.0))

    def warp(self, vector, scale, amount, detail=1.0):
        """A position pushed about by noise, in the plane."""
        node = self.add("TexNoise", {"Vector": vector, "Scale": scale, "Detail": detail}, noise_dimensions="2D")
        return self.vector("ADD", vector, self.vector("SCALE", node.outputs["Color"], scale=amount))

    def voronoi(self, vector, scale, feature="F1"):
        """Distance in a flat cell pattern."""
        node = self.add("TexVoronoi", {"Vector": vector, "Scale": scale}, feature=feature, voronoi_dimensions="2D")
        return node.outputs["Distance"]

    def split(self, vector):
        return self.add("SeparateXYZ", {0: vector}).outputs

    def join(self, x, y, z):
        return self.add("CombineXYZ", {0: x, 1: y, 2: z}).outputs[0]

    def position(self):
        return self.add("NewGeometry").outputs["Position"]

    def attribute(self, name):
        return self.add("Attribute", attribute_name=name)

    def bump(self, height, strength=0.3, distance=0.05, normal=None):
        node = self.add("Bump", {"Height": height, "Strength": strength, "Distance": distance})
        if normal is not None:
            self.put(node.inputs["Normal"], normal)
        return node.outputs[0]


def material(name):
    """A new material with an empty tree: (material, graph, surface input)."""
    item = bpy.data.materials.new(name)
    item.use_nodes = True
    item.node_tree.nodes.clear()
    graph = Graph(item.node_tree)
    out = graph.add("OutputMaterial")
    return item, graph, out.inputs["Surface"]
