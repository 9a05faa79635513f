#!/usr/bin/env node
// Writes src/styles/fonts/*.woff2: of the site's two fonts what its pages use. Run it after an update of the packages, or when the
// design asks for another weight:
//   npm run fonts
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";

import subsetFont from "subset-font";

const { resolve } = createRequire(import.meta.url);

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

const LETTERS = "ÀÁÄÇÈÉÌÍÑÒÓÖÙÚÜßàáâãäçèéêëìíîïñòóôõöøùúûüœ";

/** English, Spanish, Italian and their neighbours, with typographic signs; what else somebody writes is shown in a font of the device. */
const TEXT = `${range(0x20, 0x7e)}\u00A0¡¿«»©°ª·½×–—‘’“”…′″€→−${LETTERS}`;
const HEADINGS = `${range(0x20, 0x7e).replace(/[#<=>@[\\\]^_`{|}~]/g, "")}\u00A0¡¿«»·×–—‘’“”…€−${LETTERS}`;

/** Headings have one weight, text has several. */
const FONTS = [
  { name: "fraunces-480", family: "fraunces", characters: HEADINGS, axes: { wght: 480 } },
  {
    name: "figtree",
    family: "figtree",
    characters: TEXT,
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

/** Kerning, ligatures, and figures of one width for tables. */
const SMALL = { targetFormat: "woff2", keepFeatures: ["kern", "liga", "tnum"], dropTables: ["STAT"] };

for (const { name, family, characters, axes } of FONTS) {
  const source = resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
  const file = new URL(`../../src/styles/fonts/${name}.woff2`, import.meta.url);
  const font = await subsetFont(await readFile(source), characters, { ...SMALL, variationAxes: axes });
  await writeFile(file, font);
  console.log(`${name}: ${font.length} bytes`);
}
