import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** Folders and root files from which the build is made. */
const SOURCES = /^(src|content|static|gatsby-[a-z]+\.tsx?|tsconfig\.json|package-lock\.json)$/;
/** What the build writes itself, and what only tests read. */
const NOT_SOURCES =
  /^(src\/gatsby-types\.d\.ts|src\/testing\/.*|static\/admin\/.*)$|\.test\.tsx?$|\.DS_Store$/;
/** The environment that ends up in the built pages. */
const ENVIRONMENT = /^(SITE_URL|CMS_REPO|CMS_BRANCH|GATSBY_(?!TELEMETRY|LOG).*)$/;

async function listFiles(root, sources) {
  const files = [];
  for (const name of (await readdir(root)).filter((entry) => sources.test(entry))) {
    if (name.includes(".")) files.push(name);
    else
      for (const entry of await readdir(join(root, name), { recursive: true, withFileTypes: true }))
        if (entry.isFile()) files.push(relative(root, join(entry.parentPath ?? entry.path, entry.name)));
  }
  return files
    .map((file) => file.split(sep).join("/"))
    .filter((file) => !NOT_SOURCES.test(file))
    .sort();
}

/** Gets the hash of a file's bytes; `undefined` when there is no such file. */
export async function hashFile(path) {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes && createHash("sha256").update(bytes).digest("hex");
}

/**
 * Gets a hash of everything a build is made of: source files, content, and the environment that the pages contain.
 * Bytes are compared, not times, so that a checkout or a restored cache does not cause a build by itself.
 */
export async function getFingerprint(root, environment, sources = SOURCES) {
  const hash = createHash("sha256");
  const files = await listFiles(root, sources);
  const hashes = await Promise.all(files.map((file) => hashFile(join(root, file))));
  files.forEach((file, index) => hash.update(`${file}\0${hashes[index]}\n`));
  for (const name of Object.keys(environment)
    .filter((key) => ENVIRONMENT.test(key))
    .sort())
    hash.update(`${name}=${environment[name]}\n`);
  return hash.digest("hex");
}
