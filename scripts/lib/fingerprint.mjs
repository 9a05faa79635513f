import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

import { listFiles } from "../../src/files/list-files.mjs";
import { isNetlify } from "./settings.mjs";

/** Folders and root files from which the build is made. */
const SOURCES =
  /^(src|content|plugins|scripts|static|gatsby-[a-z]+\.tsx?|tsconfig\.json|package-lock\.json|\.browserslistrc|\.babelrc\.json)$/;
/** Files that the build itself writes, and those of tests. */
const NOT_SOURCES =
  /^(src\/(gatsby-types|domain\/i18n\/placeholders)\.d\.ts|src\/testing\/.*|static\/(admin\/.*|next-change\.json))$|\.test\.(tsx?|mjs)$|\.DS_Store$/;
/** Scripts but those that shape what is built: the patches of packages, and what bundles the editor, the staff's pages and the server. */
const OTHER_SCRIPTS = /^scripts\/(?!workarounds\/|lib\/(build-admin|bundle)\.mjs$)/;
/** Sources that staff change: pages contain them, bundles do not. */
const CONTENT = /^(content\/|src\/locales\/[a-z]+\/[a-z-]+\.json$)/;
/** The code that makes Gatsby's nodes of content, and what it imports. */
const NODE_MAKERS = /^(plugins\/|src\/(content|domain)\/|gatsby-|package-lock\.json$)/;
/** The environment that the built pages contain, or that chooses their layout. A build with AVIF is as good for who asks for none. */
const ENVIRONMENT = /^(SITE_URL|NETLIFY|NETLIFY_LOCAL|GATSBY_(?!TELEMETRY|LOG|AVIF).*)$/;

async function listSources(root) {
  const names = (await readdir(root)).filter((name) => SOURCES.test(name));
  return names
    .flatMap((name) =>
      name.includes(".") ? name : listFiles(join(root, name)).map((file) => `${name}/${file}`),
    )
    .filter((file) => !NOT_SOURCES.test(file) && !OTHER_SCRIPTS.test(file))
    .sort();
}

const hash = (content) => createHash("sha256").update(content).digest("hex");

/** Returns the path of each source with the hash of its bytes. */
async function hashSources(root) {
  const read = async (file) => [file, hash(await readFile(join(root, file)).catch(() => ""))];
  return Promise.all((await listSources(root)).map(read));
}

/** Lists the variables that the pages contain; an empty value counts as not set. */
function listVariables(environment) {
  const isContained = ([name, value]) => ENVIRONMENT.test(name) && value;
  return Object.entries(environment).filter(isContained).sort();
}

/**
 * Returns the hashes of what the parts of a build are made of, by the bytes of the files and not by their times, so that a checkout or a
 * restored cache does not cause a build:
 * - `fingerprint`: source files, content, and the environment that the pages contain;
 * - `code`: without content. While it stays, so do the bundles;
 * - `caches`: what Gatsby's caches depend on without Gatsby knowing it: the code that made their nodes, the folder, which they name in full
 *   paths, whether the adapter for Netlify has moved pages that they take for written, and the formats of the pictures;
 * - `editor`: what the bundles of the editor contain, the sentences of the site among it.
 */
export async function getFingerprints(root, environment) {
  const files = await hashSources(root);
  const variables = listVariables(environment);
  const layout = [root, isNetlify(environment), environment.GATSBY_AVIF === "1"];
  const hashAll = (isPart, more) => hash(JSON.stringify([files.filter(([file]) => isPart(file)), more]));
  return {
    fingerprint: hashAll(() => true, variables),
    code: hashAll((file) => !CONTENT.test(file), variables),
    caches: hashAll((file) => NODE_MAKERS.test(file), layout),
    editor: hashAll((file) => !file.startsWith("content/"), []),
  };
}
