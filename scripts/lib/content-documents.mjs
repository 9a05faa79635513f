import { copyFile, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

import { placeNextChange } from "./build-state.mjs";
import { bundleProgram, importProgram } from "./bundle.mjs";
import { Problem } from "./problem.mjs";
import { inRoot } from "./root.mjs";
import { runProgram } from "./run-program.mjs";

/** The documents that `src/server/content-api/routes.ts` is bundled with. */
const FOLDER = inRoot(".build", "content");
/** The documents of the site that is published on this machine (`src/hosting/site-folders.ts`). */
const PUBLISHED = inRoot(".build", "published");

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
  const args = [inRoot("scripts/content.mjs"), "write"];
  const { code, output } = await runProgram(process.execPath, args);
  if (code !== 0) throw new Problem("The content could not be read.", { output });
}

/** Writes the settings that functions and mails read, for commands that need no pages, and for `npm run dev`. */
export async function writeServerSettings() {
  program ??= loadProgram();
  await (await program).writeServerSettings(FOLDER);
}

/** Copies the documents to where the server reads them (docs/decisions/0208), and the next change into the site. */
export async function placeContentDocuments() {
  await mkdir(PUBLISHED, { recursive: true });
  for (const name of await readdir(FOLDER)) await copyFile(join(FOLDER, name), join(PUBLISHED, name));
  await placeNextChange();
}
