import { bundleProgram, importProgram } from "./bundle.mjs";
import { Problem } from "./problem.mjs";
import { inRoot } from "./root.mjs";
import { runProgram } from "./run-program.mjs";

/** The documents that functions are bundled with, and that a release has beside its server (docs/decisions/0208). */
const FOLDER = inRoot(".build", "content");

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
