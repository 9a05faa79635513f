import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

import { inRoot } from "./root.mjs";

const FOLDERS = ["src/workarounds", "scripts/workarounds"];
/** The parts of the comment at the top of each workaround. */
const PARTS = {
  cause: "Workaround for",
  versions: "Tested with",
  upstream: "Upstream",
  loss: "Without it",
  tests: "Fails without it",
  neededTest: "Needed while this passes",
};

/** Parses the comment at the top of a workaround; `undefined` for a file that has none. */
export function parseHeader(text) {
  const [, comment] = /^\/\*\*?\n \* (Workaround for: .*?)\n \*\//s.exec(text) ?? [];
  if (!comment) return undefined;
  const lines = comment.replace(/\n \* {2,}/g, " ").split("\n * ");
  const find = (label) => lines.find((line) => line.startsWith(`${label}: `))?.slice(label.length + 2);
  return Object.fromEntries(Object.entries(PARTS).map(([key, label]) => [key, find(label)]));
}

/** Lists the files of tests that a part of the comment names. */
export function listTests(part = "") {
  return part.match(/\b(?:src|scripts|e2e)\/[\w/.-]+\.(?:test|spec)\.(?:tsx?|mjs)\b/g) ?? [];
}

/** Reads all workarounds: the path of each, and the parts of its comment. */
export async function readWorkarounds() {
  const found = [];
  for (const folder of FOLDERS)
    for (const name of (await readdir(inRoot(folder), { recursive: true })).sort()) {
      if (!/\.(?:tsx?|mjs|cjs|css)$/.test(name)) continue;
      const path = join(folder, name);
      const header = parseHeader(await readFile(inRoot(path), "utf8"));
      if (header) found.push({ path, ...header });
    }
  return found;
}

/** Returns the verdict on a workaround from its tests: `failed` are the files of tests that failed. */
export function getVerdict({ tests, neededTest }, failed) {
  if (listTests(tests).some((file) => failed.has(file))) return "broke";
  return listTests(neededTest).some((file) => failed.has(file)) ? "no longer needed" : "holds";
}
