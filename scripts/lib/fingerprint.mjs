import { createHash } from "node:crypto";
import { readFile, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

import { listFiles } from "../../src/files/list-files.mjs";

/** Folders and root files from which the build is made. */
const SOURCES =
  /^(src|content|plugins|static|gatsby-[a-z]+\.tsx?|tsconfig\.json|package-lock\.json|\.browserslistrc|\.babelrc\.json)$/;
/** What the build writes itself, and what only tests read. */
const NOT_SOURCES =
  /^(src\/(gatsby-types|i18n\/placeholders)\.d\.ts|src\/testing\/.*|static\/admin\/.*)$|\.test\.tsx?$|\.DS_Store$/;
/** Sources that staff change: pages are made of them, bundles are not. */
const CONTENT = /^(content|src\/i18n\/messages)\//;
/** What makes Gatsby's nodes out of content, and what that is made of. */
const NODE_MAKERS = /^(plugins\/|src\/(build|config|content|i18n|lib|map)\/|gatsby-|package-lock\.json$)/;
/** Content that the functions and the server contain. */
const EMBEDDED = /^(content\/(settings\/|pages\/newsletter\.json)|src\/i18n\/messages\/)/;
/** The environment that ends up in the built pages, or says how they are laid out. */
const ENVIRONMENT = /^(SITE_URL|CMS_REPO|CMS_BRANCH|NETLIFY|NETLIFY_LOCAL|GATSBY_(?!TELEMETRY|LOG).*)$/;

async function listSources(root, sources) {
  const files = [];
  for (const name of (await readdir(root)).filter((entry) => sources.test(entry))) {
    if (name.includes(".")) files.push(name);
    else files.push(...listFiles(join(root, name)).map((file) => `${name}/${file}`));
  }
  return files.filter((file) => !NOT_SOURCES.test(file)).sort();
}

/** Hashes by path, with what the file system said of the file: a process that stays reads again only what was written since. */
const known = new Map();
/** A file as young as this may be written again without its time telling. */
const YOUNG_MS = 2000;

/** Gets the hash of a file's bytes; `undefined` when there is no such file. */
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

async function hashFiles(root, files) {
  const hash = createHash("sha256");
  const hashes = await Promise.all(files.map((file) => hashFile(join(root, file))));
  files.forEach((file, index) => hash.update(`${file}\0${hashes[index]}\n`));
  return hash;
}

/** The same with the environment that the pages contain; an empty value counts as not set. */
async function hashBuild(root, environment, files) {
  const hash = await hashFiles(root, files);
  for (const name of Object.keys(environment)
    .filter((key) => ENVIRONMENT.test(key) && environment[key])
    .sort())
    hash.update(`${name}=${environment[name]}\n`);
  return hash.digest("hex");
}

/**
 * Gets a hash of everything a build is made of: source files, content, and the environment that the pages contain.
 * Bytes are compared, not times, so that a checkout or a restored cache does not cause a build by itself.
 */
export async function getFingerprint(root, environment, sources = SOURCES) {
  return hashBuild(root, environment, await listSources(root, sources));
}

/** Gets a hash of what `getFingerprint` covers, less the content: while it stays the same, bundles can stay as they are. */
export async function getCodeFingerprint(root, environment) {
  const files = await listSources(root, SOURCES);
  return hashBuild(
    root,
    environment,
    files.filter((file) => !CONTENT.test(file)),
  );
}

/** Gets a hash of the code that makes Gatsby's nodes: those that an older one has made are not to be used. */
export async function getNodesFingerprint(root) {
  const files = (await listSources(root, SOURCES)).filter((file) => NODE_MAKERS.test(file));
  const hash = await hashFiles(
    root,
    files.filter((file) => !CONTENT.test(file)),
  );
  return hash.digest("hex");
}

/** Gets a hash of the content that functions and server contain: when it changes they are made anew. */
export async function getEmbeddedFingerprint(root) {
  const files = await listSources(root, SOURCES);
  const hash = await hashFiles(
    root,
    files.filter((file) => EMBEDDED.test(file)),
  );
  return hash.digest("hex");
}
