import { createHash } from "node:crypto";
import { readFile, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

import { listFiles } from "../../src/files/list-files.mjs";

import { isNetlify } from "./settings.mjs";

/** Folders and root files from which the build is made. */
const SOURCES =
  /^(src|content|plugins|scripts|static|gatsby-[a-z]+\.tsx?|tsconfig\.json|package-lock\.json|\.browserslistrc|\.babelrc\.json)$/;
/** Files that the build itself writes, and those of tests. */
const NOT_SOURCES =
  /^(src\/(gatsby-types|domain\/i18n\/placeholders)\.d\.ts|src\/testing\/.*|static\/admin\/.*)$|\.test\.(tsx?|mjs)$|\.DS_Store$/;
/** Of the scripts, those that shape what is built: the patches of packages, and what bundles the editor, the staff's pages and the server. */
const SHAPING_SCRIPTS = /^scripts\/(workarounds\/|lib\/(build-admin|bundle)\.mjs$)/;
/** Sources that staff change: pages contain them, bundles do not. */
const CONTENT = /^(content\/|src\/locales\/[a-z]+\/[a-z-]+\.json$)/;
/** The code that makes Gatsby's nodes of content, and what it imports. */
const NODE_MAKERS = /^(plugins\/|src\/(content|domain)\/|gatsby-|package-lock\.json$)/;
/** The environment that the built pages contain, or that chooses their layout. A build with AVIF is as good for who asks for none. */
const ENVIRONMENT = /^(SITE_URL|NETLIFY|NETLIFY_LOCAL|GATSBY_(?!TELEMETRY|LOG|AVIF).*)$/;

const isSource = (file) =>
  !NOT_SOURCES.test(file) && (!file.startsWith("scripts/") || SHAPING_SCRIPTS.test(file));

async function listSources(root, sources) {
  const files = [];
  for (const name of (await readdir(root)).filter((entry) => sources.test(entry))) {
    if (name.includes(".")) files.push(name);
    else files.push(...listFiles(join(root, name)).map((file) => `${name}/${file}`));
  }
  return files.filter(isSource).sort();
}

/** Hashes by path, with the file's state: a long-lived process reads again only files that were written since. */
const known = new Map();
/** A file that is younger may be written again without a new modification time. */
const YOUNG_MS = 2000;

/** Returns the hash of a file's bytes; `undefined` when there is no such file. */
export async function hashFile(path) {
  const file = await stat(path).catch(() => undefined);
  if (!file) return undefined;
  const state = [file.ino, file.size, file.mtimeMs, file.ctimeMs].join(" ");
  const last = known.get(path);
  if (last?.state === state) return last.hash;
  const hash = createHash("sha256")
    .update(await readFile(path))
    .digest("hex");
  if (Date.now() - Math.max(file.mtimeMs, file.ctimeMs) > YOUNG_MS) known.set(path, { state, hash });
  return hash;
}

async function hashFiles(root, files, text = "") {
  const hash = createHash("sha256");
  const hashes = await Promise.all(files.map((file) => hashFile(join(root, file))));
  files.forEach((file, index) => hash.update(`${file}\0${hashes[index]}\n`));
  return hash.update(text).digest("hex");
}

/** Lists the variables that the pages contain; an empty value counts as not set. */
function listVariables(environment) {
  return Object.keys(environment)
    .filter((name) => ENVIRONMENT.test(name) && environment[name])
    .sort()
    .map((name) => `${name}=${environment[name]}\n`)
    .join("");
}

/**
 * Returns a hash of all that a build is made of: source files, content, and the environment that the pages contain. The bytes of files are
 * compared, not their times, so that a checkout or a restored cache does not cause a build.
 */
export async function getFingerprint(root, environment, sources = SOURCES) {
  return hashFiles(root, await listSources(root, sources), listVariables(environment));
}

/**
 * Returns the hashes of what the parts of a build are made of:
 * - `fingerprint`: all of it, as `getFingerprint` does;
 * - `code`: without content. While it stays, so do the bundles;
 * - `caches`: what Gatsby's caches depend on without Gatsby knowing it: the code that made their nodes, the folder, which they name in full
 *   paths, whether the adapter for Netlify has moved pages that they take for written, and the formats of the pictures.
 */
export async function getFingerprints(root, environment) {
  const files = await listSources(root, SOURCES);
  const code = files.filter((file) => !CONTENT.test(file));
  const nodeMakers = code.filter((file) => NODE_MAKERS.test(file));
  const variables = listVariables(environment);
  return {
    fingerprint: await hashFiles(root, files, variables),
    code: await hashFiles(root, code, variables),
    caches: await hashFiles(
      root,
      nodeMakers,
      `${root} ${isNetlify(environment)} ${environment.GATSBY_AVIF === "1"}`,
    ),
  };
}
