import { existsSync } from "node:fs";
import { readdir, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";

import { buildAdmin } from "./build-admin.mjs";
import { withBuildLock } from "./build-lock.mjs";
import { hasBuild, readStamp, writeStamp } from "./build-stamp.mjs";
import { bundlePrograms, precompress } from "./built-programs.mjs";
import { bundleNetlifyHandler, getProgramPath, hasProgram, importSource } from "./bundle.mjs";
import { placeContentDocuments, writeSiteContentApart } from "./content-documents.mjs";
import {
  getCodeFingerprint,
  getEmbeddedFingerprint,
  getFingerprint,
  getNodesFingerprint,
  hashFile,
} from "./fingerprint.mjs";
import { forgetLastBuild, keepLastBuild, restoreLastBuild } from "./last-build.mjs";
import { isNetlify } from "./netlify.mjs";
import { Problem } from "./problem.mjs";
import { canPublishContent } from "./publish-content.mjs";
import { ROOT, inRoot } from "./root.mjs";
import { runProgram } from "./run-program.mjs";
import { runStep } from "./steps.mjs";

const QUIET = { CI: "true", NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1", FORCE_COLOR: "0" };
const CONTENT_HINT =
  "Put right what it names, then run the command again. (A cache gone wrong: npx gatsby clean)";

/** Keeps of Gatsby's output what a person needs after a failure: everything but its progress. */
function pickErrors(output) {
  const lines = output.split("\n").filter((line) => !/^(success|info|verbose|warn)\b/.test(line));
  return lines
    .slice(-120)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** From so many offer files on, another worker saves more time than its start takes. */
const MANY_FILES = 600;
/** On larger machines Gatsby's own count is right, and each worker takes memory. */
const FEW_CORES = 4;

/**
 * Gatsby queries and renders in as many workers as the machine has cores, less one for the process that waits for them: on two cores that
 * is one, and half of the machine stands idle.
 */
async function getWorkers() {
  const cores = availableParallelism();
  if (process.env.GATSBY_CPU_COUNT || cores > FEW_CORES) return {};
  const files = await readdir(inRoot("content"), { recursive: true });
  return files.filter((file) => file.endsWith(".md")).length < MANY_FILES
    ? {}
    : { GATSBY_CPU_COUNT: String(cores + 1) };
}

async function buildPages(env, tell) {
  const program = [
    "--require",
    inRoot("scripts/lib/picture-rendering.cjs"),
    inRoot("node_modules/gatsby/cli.js"),
  ];
  const { code, output } = await runProgram(process.execPath, [...program, "build"], {
    env: { ...env, ...QUIET, ...(await getWorkers()) },
    onLine: tell,
  });
  await writeFile(inRoot(".build", "gatsby.log"), output);
  if (code !== 0)
    throw new Problem("The build failed; Gatsby's own words stand above.", {
      output: pickErrors(output),
      hint: CONTENT_HINT,
    });
}

/** Finishes what Gatsby's adapter has laid out for Netlify, which it does where `NETLIFY` is set. */
async function prepareNetlify() {
  await bundleNetlifyHandler();
  const { code, output } = await runProgram(process.execPath, [getProgramPath("netlify")]);
  if (code !== 0) throw new Problem("The rules for Netlify could not be written.", { output });
}

/**
 * Tells whether Gatsby can go on from its caches. They name files by their full path: in a folder that was moved or copied they show
 * pages without their words. They take pages for written that the adapter for Netlify has moved. And they keep the nodes that an older
 * `src/build` has made of unchanged content: of our code Gatsby looks at gatsby-node.ts alone.
 */
function hasFitCaches({ root = ROOT, netlify = isNetlify(), nodes }, newNodes) {
  const isSame = root === ROOT && netlify === isNetlify() && nodes === newNodes;
  // By this folder Gatsby tells whether there are any; without it, it deletes the pages.
  return isSame && existsSync(inRoot(".cache", "caches-lmdb"));
}

/** Gets the folders ready for a full build: puts the last good one aside, and drops caches that do not fit. */
async function prepareFolders(hasCaches) {
  const { isNeverChanged } = await importSource("src/lib/never-changed.ts");
  if (hasBuild()) await keepLastBuild(ROOT, { withPages: !hasCaches, isNeverChanged });
  if (!hasCaches) await rm(inRoot(".cache"), { recursive: true, force: true });
}

/**
 * Changed content alone is published as the editor does it, in a process of its own. Tells whether that was possible; only when the
 * content itself is not in order would a full build fail as well.
 */
async function publishContent(env, stamp) {
  if (!(await canPublishContent(env, stamp))) return false;
  const { code, output } = await runStep("Bringing the pages up to date with the content", (tell) =>
    runProgram(process.execPath, [inRoot("scripts/publish.mjs"), "--once"], {
      env: { ...env, ...QUIET },
      onLine: tell,
    }),
  );
  if (code !== 0 && output.includes("The content has "))
    throw new Problem("The content is not in order.", { output: pickErrors(output), hint: CONTENT_HINT });
  return code === 0;
}

async function buildInFull(env, stamp) {
  const { finishedAt } = stamp;
  const fingerprints = {
    fingerprint: await getFingerprint(ROOT, env),
    code: await getCodeFingerprint(ROOT, env),
    embedded: await getEmbeddedFingerprint(ROOT),
  };
  const made = { root: ROOT, netlify: isNetlify(), nodes: await getNodesFingerprint(ROOT) };
  await prepareFolders(hasFitCaches(stamp, made.nodes));
  await writeStamp({ finishedAt, ...made });
  await runStep("Bundling the editor", buildAdmin);
  await runStep("Reading the content", writeSiteContentApart);
  await runStep("Building pages and functions", (tell) => buildPages(env, tell));
  await placeContentDocuments();
  await runStep("Bundling the server", bundlePrograms);
  // Netlify compresses by itself.
  if (isNetlify()) await runStep("Writing the rules for Netlify", prepareNetlify);
  else if (hasProgram("precompress")) await runStep("Compressing", () => precompress());
  const types = await hashFile(inRoot("src", "gatsby-types.d.ts"));
  await forgetLastBuild(ROOT);
  await writeStamp({ ...fingerprints, ...made, types, finishedAt: new Date().toISOString() });
}

async function build(siteUrl) {
  // After a build that was cut off.
  await restoreLastBuild(ROOT);
  const stamp = await readStamp();
  const env = { ...process.env, SITE_URL: siteUrl, LAST_BUILD: stamp.finishedAt };
  if (await publishContent(env, stamp)) return;
  try {
    await buildInFull(env, stamp);
  } catch (error) {
    await restoreLastBuild(ROOT);
    throw error;
  }
}

/**
 * Builds pages, functions and server, and notes of what they were made; when that fails, what was served before is there again.
 * `siteUrl` stands in the pages' absolute links.
 */
export const buildSite = (siteUrl) => withBuildLock(ROOT, () => build(siteUrl));

async function isFresh(siteUrl) {
  const { fingerprint } = await readStamp();
  return fingerprint === (await getFingerprint(ROOT, { ...process.env, SITE_URL: siteUrl })) && hasBuild();
}

/** Builds when sources, content or the site's address changed since the last build; tells whether it did. */
export async function buildIfStale(siteUrl) {
  if (await isFresh(siteUrl)) return false;
  return withBuildLock(ROOT, async () => {
    // Another process may have built it meanwhile.
    if (await isFresh(siteUrl)) return false;
    await build(siteUrl);
    return true;
  });
}
