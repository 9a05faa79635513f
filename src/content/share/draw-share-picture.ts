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

/** Packages are asked for from the root: Gatsby runs this file from its cache. */
const load = createRequire(`${process.cwd()}/package.json`);

/** The site's own fonts: share pictures need none of the machine's. */
const FILES = {
  display: { from: "@fontsource-variable/fraunces", file: "files/fraunces-latin-wght-normal.woff2" },
  text: { from: "@fontsource-variable/figtree", file: "files/figtree-latin-wght-normal.woff2" },
} as const;

const faces = new Map<string, Promise<Font>>();

async function readFace(family: keyof typeof FILES, weight: number): Promise<Font> {
  const { from, file } = FILES[family];
  const path = join(dirname(load.resolve(`${from}/package.json`)), file);
  const bytes = await decompress(new Uint8Array(await readFile(path)));
  return (create(Buffer.from(bytes)) as Font).getVariation({ wght: weight });
}

/** Loads a face; each one is read once. */
function loadFace(family: keyof typeof FILES, weight: number): Promise<Font> {
  const name = `${family} ${weight}`;
  const known = faces.get(name) ?? readFace(family, weight);
  faces.set(name, known);
  return known;
}

/** Measures a text in pixels at a font size. */
function measureText(font: Font, text: string, size: number): number {
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/** Breaks a text into lines no wider than `width` pixels; a longer word keeps its line. */
function wrapText(font: Font, text: string, size: number, width: number): string[] {
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
function outlineText(font: Font, text: string, size: number, x: number, y: number): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  const paths = glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    const at = `translate(${(pen + xOffset).toFixed(1)} ${yOffset.toFixed(1)})`;
    pen += xAdvance;
    const d = glyph.path.toSVG();
    return d && `<path transform="${at}" d="${d}"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join("")}</g>`;
}

/** Chooses the largest size in which a title has at most three lines; what is longer still is cut off. */
function layOutTitle(font: Font, title: string) {
  const width = SHARE_PICTURE.width - 2 * MARGIN;
  const layouts = SIZES.map((size) => ({ size, lines: wrapText(font, title, size, width) }));
  const { size, lines } = layouts.find((layout) => layout.lines.length <= LINES_MAX) ??
    layouts.at(-1) ?? { size: 52, lines: [] };
  return { size, lines: lines.slice(0, LINES_MAX) };
}

/** Draws what lies over a share picture: a veil, the brand above, kind and title below. */
export async function drawWords({ title, kind, brand }: ShareWords): Promise<string> {
  const [brandFace, titleFace, kindFace] = [
    await loadFace("display", 600),
    await loadFace("display", 500),
    await loadFace("text", 600),
  ];
  const { width, height } = SHARE_PICTURE;
  const { size, lines } = layOutTitle(titleFace, title);
  const bottom = height - MARGIN - size * 0.1;
  const baselines = lines.map((_, index) => bottom - (lines.length - 1 - index) * size * LINE_HEIGHT);
  const left = width - MARGIN - measureText(brandFace, brand, BRAND_SIZE);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<defs><linearGradient id="v" x1="0" y1="1" x2="0" y2="0">`,
    `<stop offset="0" stop-color="rgb(4,36,44)" stop-opacity=".88"/><stop offset=".45" stop-color="rgb(4,36,44)" stop-opacity=".5"/>`,
    `<stop offset=".75" stop-color="rgb(4,36,44)" stop-opacity=".08"/><stop offset="1" stop-color="rgb(4,36,44)" stop-opacity=".45"/>`,
    `</linearGradient></defs><rect width="100%" height="100%" fill="url(#v)"/><g fill="rgb(255,255,255)">`,
    outlineText(brandFace, brand, BRAND_SIZE, left, MARGIN + 24),
    outlineText(kindFace, kind, KIND_SIZE, MARGIN, (baselines[0] ?? bottom) - size - 18),
    ...lines.map((line, index) => outlineText(titleFace, line, size, MARGIN, baselines[index] ?? bottom)),
    `</g></svg>`,
  ].join("");
}
