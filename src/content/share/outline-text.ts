import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { create, type Font } from "fontkit";
import { decompress } from "wawoff2";

/** Packages are asked for from the root: Gatsby runs this file from its cache. */
const load = createRequire(`${process.cwd()}/package.json`);

/** The site's own fonts: share pictures need none of the machine's. */
const FILES = {
  display: { from: "@fontsource-variable/fraunces", file: "files/fraunces-latin-wght-normal.woff2" },
  text: { from: "@fontsource-variable/figtree", file: "files/figtree-latin-wght-normal.woff2" },
} as const;

export interface Face {
  family: keyof typeof FILES;
  weight: number;
}

const faces = new Map<string, Promise<Font>>();

async function readFace({ family, weight }: Face): Promise<Font> {
  const { from, file } = FILES[family];
  const path = join(dirname(load.resolve(`${from}/package.json`)), file);
  const bytes = await decompress(new Uint8Array(await readFile(path)));
  const font = create(Buffer.from(bytes)) as Font;
  return font.getVariation({ wght: weight });
}

/** Loads a face; each one is read once. */
export function loadFace(face: Face): Promise<Font> {
  const name = `${face.family} ${face.weight}`;
  const known = faces.get(name) ?? readFace(face);
  faces.set(name, known);
  return known;
}

/** Titles share their letters and words, and a title is tried in several sizes. */
interface Memory {
  outlines: Map<number, string>;
  widths: Map<string, number>;
}

const memories = new WeakMap<Font, Memory>();

function getMemory(font: Font): Memory {
  const memory = memories.get(font) ?? {
    outlines: new Map<number, string>(),
    widths: new Map<string, number>(),
  };
  memories.set(font, memory);
  return memory;
}

/** Measures a text in pixels at a font size. */
export function measureText(font: Font, text: string, size: number): number {
  const { widths } = getMemory(font);
  const width = widths.get(text) ?? font.layout(text).advanceWidth;
  widths.set(text, width);
  return (width * size) / font.unitsPerEm;
}

/** Breaks a text into lines no wider than `width` pixels; a longer word keeps its line. */
export function wrapText(font: Font, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measureText(font, longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Draws a line of text as SVG paths, its baseline beginning at x and y. */
export function outlineText(font: Font, text: string, size: number, x: number, y: number): string {
  const scale = size / font.unitsPerEm;
  const { outlines } = getMemory(font);
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  const paths = glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    const at = `translate(${(pen + xOffset).toFixed(1)} ${yOffset.toFixed(1)})`;
    pen += xAdvance;
    const d = outlines.get(glyph.id) ?? glyph.path.toSVG();
    outlines.set(glyph.id, d);
    return d && `<path transform="${at}" d="${d}"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join("")}</g>`;
}
