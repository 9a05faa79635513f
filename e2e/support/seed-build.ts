import { fork } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { getFingerprints } from "../../scripts/lib/fingerprint.mjs";
import { deleteGatsbyCaches, isGatsbyStateIncomplete } from "../../scripts/lib/gatsby-state.mjs";

/** The note of a build, as `scripts/lib/build-stamp.mjs` writes it. */
interface Stamp {
  code?: string;
  caches?: string;
}

interface Folders {
  /** Where the site was built. */
  original: string;
  /** The copy; its sources are there. */
  copy: string;
  /** The environment of the copy's site. */
  env: Readonly<Record<string, string>>;
}

/** The address that `npm test` builds with. */
const BUILT_ADDRESS = "http://127.0.0.1:8000";
/** Of the copy alone, and what no start of the site reads. */
const NOT_COPIED = /^([a-z]+-site|live|styleguide-\d|reports|lock|stamp\.json|gatsby-runs)$/;

const getStampPath = (root: string) => join(root, ".build", "stamp.json");

async function readStamp(root: string): Promise<Stamp> {
  const text = await readFile(getStampPath(root), "utf8").catch(() => "{}");
  return JSON.parse(text) as Stamp;
}

/** Of Gatsby's caches these name modules and nodes by full paths. */
const NOT_MOVED = ["webpack", "data"];

/** The bundle of the editor, of which `.build` has the note. */
const EDITOR = "static/admin";

/** Copies the built site, its code and all that was rendered. */
async function copyBuild({ original, copy, env }: Folders): Promise<void> {
  const options = { recursive: true, preserveTimestamps: true };
  await deleteGatsbyCaches(copy);
  for (const name of ["public", ".cache", EDITOR]) {
    await rm(join(copy, name), { recursive: true, force: true });
    const filter = (source: string) => !NOT_MOVED.some((part) => source === join(original, ".cache", part));
    await cp(join(original, name), join(copy, name), { ...options, filter });
  }
  for (const folder of [".cache/data", ".build"]) await mkdir(join(copy, folder), { recursive: true });
  for (const name of await readdir(join(original, ".build")))
    if (!NOT_COPIED.test(name)) await cp(join(original, ".build", name), join(copy, ".build", name), options);
  const { code, caches, embedded } = await getFingerprints(copy, env);
  const stamp = { ...(await readStamp(original)), code, caches, embedded, fingerprint: undefined };
  await writeFile(getStampPath(copy), JSON.stringify(stamp));
}

/** Does once what a site with an editor does after a save: a session of Gatsby renders the pages, and builds no code. */
async function publish({ copy, env }: Folders): Promise<void> {
  const child = fork(join(copy, "scripts/publish.mjs"), {
    ...{
      cwd: copy,
      env: { ...process.env, ...env, CI: "true", FORCE_COLOR: "0" },
      execArgv: [],
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
  await new Promise<void>((resolve, reject) => {
    child.on("message", (message) => {
      if (message === "published") resolve();
    });
    child.once("exit", (code) => {
      reject(new Error(`The pages of ${copy} were not made (code ${code ?? "none"}). It said:\n${output}`));
    });
    child.send("publish");
  });
  const ended = once(child, "exit");
  child.kill();
  await ended;
}

/**
 * Gives a copy of the repository the site that was built in the original, so that its code is not built a second time: Gatsby's caches contain
 * full paths, and in another folder `gatsby build` starts without them. The pages are made anew, with the copy's address. Does nothing when
 * the original was built of other code: then the copy's own start builds all.
 */
export async function seedBuild(folders: Folders): Promise<void> {
  const { original, copy, env } = folders;
  const wanted = await getFingerprints(copy, env);
  const own = await readStamp(copy);
  // A test that was stopped may have cut off Gatsby.
  if (own.code !== wanted.code || own.caches !== wanted.caches || isGatsbyStateIncomplete(copy)) {
    const built = await getFingerprints(original, { ...env, SITE_URL: BUILT_ADDRESS });
    if ((await readStamp(original)).code !== built.code) return;
    await copyBuild(folders);
  }
  await publish(folders);
}
