import { readFile } from "node:fs/promises";

import { DRAFT_REPAIRS } from "./decap-draft-repairs.mjs";

/** What of Decap 3.16 we mend while it is bundled. A repair whose place is gone stops the build: then look whether it is still needed. */
const REPAIRS = [
  {
    // Decap looks for every picture in the folder of the entry's own collection. Ours are named with their folder,
    // `../media/<folder>/<file>`, and entries share them: the folder is taken at its word.
    file: /decap-cms-core[\\/]dist[\\/]esm[\\/]reducers[\\/]entries\.js$/,
    found: "return join(mediaFolder, basename(mediaPath));",
    mended: `if (mediaPath.startsWith("../media/")) return mediaPath.replace("..", "content");
  return join(mediaFolder, basename(mediaPath));`,
  },
  {
    // A picture field asks for its picture once, is given an empty one while the picture loads, and stays empty.
    file: /decap-cms-widget-file[\\/]dist[\\/]esm[\\/]withFileControl\.js$/,
    found: `      const newAsset = getAsset(value, field);
      setAsset(newAsset);
    } else {`,
    mended: `      let timer;
      const look = () => {
        const newAsset = getAsset(value, field);
        setAsset(newAsset);
        if (newAsset.path === "empty.svg") timer = setTimeout(look, 300);
      };
      look();
      return () => clearTimeout(timer);
    } else {`,
  },
  ...DRAFT_REPAIRS,
];

/** Puts `mended` in the place of `found`, which must stand in `source` exactly once. */
export function repair(source, { found, mended }, path) {
  const parts = source.split(found);
  if (parts.length === 2) return parts.join(mended);
  throw new Error(`${path} has changed: expected once “${found}”, found it ${parts.length - 1} times.`);
}

/** The repairs as a plugin of esbuild. */
export const DECAP_REPAIRS = {
  name: "decap-repairs",
  setup(build) {
    const files = new Map(REPAIRS.map(({ file }) => [file.source, file]));
    for (const filter of files.values())
      build.onLoad({ filter }, async ({ path }) => {
        const repairs = REPAIRS.filter(({ file }) => file.source === filter.source);
        const source = await readFile(path, "utf8");
        return { contents: repairs.reduce((text, one) => repair(text, one, path), source), loader: "js" };
      });
  },
};
