import { copyFile, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { placeNextChange } from "./build-state.mjs";
import { bundleProgram, importProgram } from "./bundle.mjs";
import { Problem } from "./problem.mjs";
import { inRoot } from "./root.mjs";
import { runProgram } from "./run-program.mjs";

/** The documents that `src/server/content-api/routes.ts` is bundled with. */
const FOLDER = inRoot(".build", "content");
/** The same while Gatsby runs: its functions contain none of them (`src/content/share/write-share-pictures.ts` looks there first). */
const NEXT_FOLDER = inRoot(".build", "content-next");
/** Has the number of the process that makes what Gatsby waits for (`src/content/gatsby/post-build.ts`). */
const MARKER = inRoot(".build", "reading-content");
/** The documents that functions ask for, and one for each language, which has a folder of sentences. */
const NAMES = ["answers", "letters", "offers", "partners", "settings"];
const LOCALES_FOLDER = inRoot("src", "locales");
/** The documents of the site that is published on this machine (`src/hosting/site-folders.ts`). */
const PUBLISHED = inRoot(".build", "published");

/** Loaded once: a long-lived process does not publish changed code. */
let program;

async function loadProgram() {
  await bundleProgram("content");
  return importProgram("content");
}

/** Writes `static/admin/*.json` for the editor, and the documents of the content API, before the functions that contain them are compiled. */
export async function writeSiteContent(folder = FOLDER) {
  program ??= loadProgram();
  await (await program).writeSiteContent(folder);
}

/** Does the same in a process of its own, whose memory is released. */
export async function writeSiteContentApart(folder = FOLDER) {
  const args = [inRoot("scripts/content.mjs"), "write", folder];
  const { code, output } = await runProgram(process.execPath, args);
  if (code !== 0) throw new Problem("The content could not be read.", { output });
}

/** Does the same while Gatsby runs; only for a server that reads the published ones. They are in place after `placeNextDocuments`. */
export const writeNextContentApart = () => writeSiteContentApart(NEXT_FOLDER);

/** Lets functions be compiled before the content has been read, and never again because it has changed. */
async function emptyDocuments() {
  await mkdir(FOLDER, { recursive: true });
  for (const name of [...NAMES, ...(await readdir(LOCALES_FOLDER))])
    await writeFile(join(FOLDER, `${name}.json`), "[]");
}

/** Starts what Gatsby's build waits for before it copies static files (`work`), so that Gatsby can be started at the same time. */
export async function startBesideGatsby(work) {
  await rm(NEXT_FOLDER, { recursive: true, force: true });
  await emptyDocuments();
  await writeFile(MARKER, String(process.pid));
  const ended = work().catch(async (error) => {
    await rm(NEXT_FOLDER, { recursive: true, force: true });
    throw error;
  });
  return { ended: ended.finally(() => rm(MARKER, { force: true })) };
}

/** Puts the documents that were written beside Gatsby where programs and commands look for them. */
export async function placeNextDocuments() {
  await rm(FOLDER, { recursive: true });
  await rename(NEXT_FOLDER, FOLDER);
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
