import { copyFile, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

import { bundleProgram, importProgram } from "./bundle.mjs";
import { Problem } from "./problem.mjs";
import { inRoot } from "./root.mjs";
import { runProgram } from "./run-program.mjs";

/** What `src/server/content-query/load-documents.ts` is bundled with. */
const FOLDER = inRoot(".build", "content");
/** Where the compiled function finds them on this machine. */
const BESIDE_FUNCTION = inRoot(".cache", "functions", "content");

/** A process that stays uses the one of its start: of changed code it makes nothing anyway. */
let program;

async function loadProgram() {
  await bundleProgram("content");
  return importProgram("content");
}

/**
 * Writes what is made of the content beside the pages: `static/admin/*.json` for the editor, and the documents of the content API, before the
 * functions are compiled that contain them.
 */
export async function writeSiteContent() {
  program ??= loadProgram();
  await (await program).writeSiteContent(FOLDER);
}

/** Does the same in a process of its own: another can work beside it, and its memory is let go. */
export async function writeSiteContentApart() {
  const { code, output } = await runProgram(process.execPath, [inRoot("scripts/content.mjs"), "write"]);
  if (code !== 0) throw new Problem("The content could not be read.", { output });
}

/** Writes the settings alone that functions and mails read: for a command that needs no pages, and while developing. */
export async function writeServerSettings() {
  program ??= loadProgram();
  await (await program).writeServerSettings(FOLDER);
}

/** Lays the documents beside the compiled function, which prefers them: changed content needs no compiling (docs/decisions/0055). */
export async function placeContentDocuments() {
  await mkdir(BESIDE_FUNCTION, { recursive: true });
  for (const name of await readdir(FOLDER)) await copyFile(join(FOLDER, name), join(BESIDE_FUNCTION, name));
}
