import { copyFile, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

import { bundleProgram, importProgram } from "./bundle.mjs";
import { Problem } from "./problem.mjs";
import { inRoot } from "./root.mjs";
import { runProgram } from "./run-program.mjs";

/** The documents that `src/server/content-query/load-documents.ts` is bundled with. */
const FOLDER = inRoot(".build", "content");
/** The documents that the compiled function prefers on this machine. */
const BESIDE_FUNCTION = inRoot(".cache", "functions", "content");

/** Loaded once: a long-lived process does not publish changed code. */
let program;

async function loadProgram() {
  await bundleProgram("content");
  return importProgram("content");
}

/** Writes `static/admin/*.json` for the editor, and the documents of the content API, before the functions that contain them are compiled. */
export async function writeSiteContent() {
  program ??= loadProgram();
  await (await program).writeSiteContent(FOLDER);
}

/** Does the same in a process of its own, whose memory is released. */
export async function writeSiteContentApart() {
  const { code, output } = await runProgram(process.execPath, [inRoot("scripts/content.mjs"), "write"]);
  if (code !== 0) throw new Problem("The content could not be read.", { output });
}

/** Writes the settings that functions and mails read, for commands that need no pages, and for `npm run dev`. */
export async function writeServerSettings() {
  program ??= loadProgram();
  await (await program).writeServerSettings(FOLDER);
}

/** Copies the documents beside the compiled function, so that changed content needs no compiling (docs/decisions/0055). */
export async function placeContentDocuments() {
  await mkdir(BESIDE_FUNCTION, { recursive: true });
  for (const name of await readdir(FOLDER)) await copyFile(join(FOLDER, name), join(BESIDE_FUNCTION, name));
}
