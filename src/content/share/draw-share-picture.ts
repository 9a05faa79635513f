import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { create, type Font } from "fontkit";
import { decompress } from "wawoff2";

import type { ShareWords } from "./share-paths";

export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

const MARGIN = 72;
const LINES_MAX = 3;
const BRAND_SIZE = 40;
const KIND_SIZE = 30;
const SIZES = [84, 76, 68, 60, 52] as const;
const LINE_HEIGHT = 1.1;
const WHITE = "rgb(255,255,255)";

async function layOutTitle(title: string) {
  const font = await loadFace({ family: "display", weight: 500 });
  const width = SHARE_PICTURE.width - 2 * MARGIN;
  const layouts = SIZES.map((size) => ({ font, size, lines: wrapText(font, title, size, width) }));
  const fitting = layouts.find(({ lines }) => lines.length <= LINES_MAX);
  return (
    fitting ?? {
      font,
      size: SIZES[SIZES.length - 1] ?? 52,
      lines: layouts.at(-1)?.lines.slice(0, LINES_MAX) ?? [],
    }
  );
}

/** A drawing and where on the share picture it lies. */
export interface Layer {
  svg: string;
  left: number;
  top: number;
}

function drawSvg(width: number, height: number, parts: readonly string[]): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`;
  return [open, ...parts, "</svg>"].join("");
}

/** Draws what lies over every share picture: a veil, and the brand above. */
export async function drawVeil(brand: string): Promise<Layer> {
  const face = await loadFace({ family: "display", weight: 600 });
  const left = SHARE_PICTURE.width - MARGIN - measureText(face, brand, BRAND_SIZE);
  const svg = drawSvg(SHARE_PICTURE.width, SHARE_PICTURE.height, [
    `<defs><linearGradient id="v" x1="0" y1="1" x2="0" y2="0">`,
    `<stop offset="0" stop-color="rgb(4,36,44)" stop-opacity=".88"/><stop offset=".45" stop-color="rgb(4,36,44)" stop-opacity=".5"/>`,
    `<stop offset=".75" stop-color="rgb(4,36,44)" stop-opacity=".08"/><stop offset="1" stop-color="rgb(4,36,44)" stop-opacity=".45"/>`,
    `</linearGradient></defs>`,
    `<rect width="100%" height="100%" fill="url(#v)"/>`,
    `<g fill="${WHITE}">${outlineText(face, brand, BRAND_SIZE, left, MARGIN + 24)}</g>`,
  ]);
  return { svg, left: 0, top: 0 };
}

/** Draws the caption, kind and title below; no larger than it has to be, because drawing takes time. */
export async function drawCaption({ title, kind }: Pick<ShareWords, "title" | "kind">): Promise<Layer> {
  const { font, size, lines } = await layOutTitle(title);
  const text = await loadFace({ family: "text", weight: 600 });
  const bottom = SHARE_PICTURE.height - MARGIN - size * 0.1;
  const baselines = lines.map((_, index) => bottom - (lines.length - 1 - index) * size * LINE_HEIGHT);
  const kindBaseline = (baselines[0] ?? bottom) - size - 18;
  const top = Math.floor(kindBaseline - 2 * KIND_SIZE);
  const widths = [measureText(text, kind, KIND_SIZE), ...lines.map((line) => measureText(font, line, size))];
  // Letters may reach beyond the width that they take up.
  const width = Math.min(SHARE_PICTURE.width, Math.ceil(2 * MARGIN + Math.max(...widths)));
  const svg = drawSvg(width, SHARE_PICTURE.height - top, [
    `<g fill="${WHITE}">`,
    outlineText(text, kind, KIND_SIZE, MARGIN, kindBaseline - top),
    ...lines.map((line, index) => outlineText(font, line, size, MARGIN, (baselines[index] ?? bottom) - top)),
    `</g>`,
  ]);
  return { svg, left: 0, top };
}

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
