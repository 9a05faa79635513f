import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";

import { buildAdmin } from "./build-admin.mjs";
import {
  deleteGatsbyCaches,
  discardBuild,
  findRelease,
  isChangeDue,
  makeRelease,
  readStamp,
  whileGatsbyRuns,
  withBuildLock,
} from "./build-state.mjs";
import { bundleMailWorker, bundlePrograms, importSource } from "./bundle.mjs";
import { getFingerprints } from "./fingerprint.mjs";
import { isNetlify } from "./settings.mjs";
import { Problem } from "./problem.mjs";
import { inRoot, ROOT } from "./root.mjs";
import { runProgram, runStep } from "./run-program.mjs";

const QUIET = { CI: "true", NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1", FORCE_COLOR: "0" };

/** Picks the errors out of Gatsby's output: everything but its progress. */
function pickErrors(output) {
  const lines = output.split("\n").filter((line) => !/^(success|info|verbose|warn)\b/.test(line));
  return lines
    .slice(-120)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Returns what a line of Gatsby's output says of its progress, e.g. `createPages: done`; nothing of warnings and what explains them. */
function toProgress(line) {
  const [, step] = /^success (.+?) - \d/.exec(line) ?? [];
  return step && `${step}: done`;
}

/** Reads the content in a process of its own, whose memory is released. */
async function readContent() {
  const { code, output } = await runProgram(process.execPath, ["scripts/content.mjs", "write"]);
  if (code !== 0) throw new Problem("The content could not be read.", { output });
}

/** Runs `gatsby build`. */
async function buildPages(env, tell) {
  const rendering = inRoot("scripts/workarounds/picture-rendering.cjs");
  const args = ["--require", rendering, inRoot("node_modules/gatsby/cli.js"), "build"];
  const { code, output } = await runProgram(process.execPath, args, {
    env: { ...env, ...QUIET },
    onLine: (line) => tell(toProgress(line)),
  });
  await writeFile(inRoot(".build", "gatsby.log"), output);
  if (code !== 0)
    throw new Problem("gatsby build failed; its errors are above.", {
      output: pickErrors(output),
      hint: "Correct what it names, then run the command again.",
    });
}

/** Finishes what Gatsby's adapter has laid out for Netlify, which it does where `NETLIFY` is set. Netlify compresses by itself. */
async function prepareNetlify() {
  const { prepareDeploy } = await importSource("src/deployment/netlify/prepare-deploy.ts");
  await prepareDeploy(ROOT);
}

/** Writes what the server reads beside the files of `public/`; with `isQuick` compressed copies that are less small, while staff wait. */
export async function compressPages(options) {
  const { precompress } = await importSource("src/deployment/precompress.ts");
  await precompress(inRoot("public"), options);
}

async function build(siteUrl) {
  const stamp = await readStamp();
  // Whoever does not say whether there should be AVIF gets what there was.
  const GATSBY_AVIF = process.env.GATSBY_AVIF || (stamp.avif ? "1" : "");
  const env = { ...process.env, GATSBY_AVIF, SITE_URL: siteUrl };
  const fingerprints = await getFingerprints(ROOT, env);
  const { caches } = fingerprints;
  if (!existsSync(inRoot(".cache")) || stamp.caches !== caches) await deleteGatsbyCaches();
  await discardBuild(caches);
  await bundleMailWorker();
  await runStep("Reading the content", readContent);
  await runStep("Bundling the editor", buildAdmin);
  await runStep("Building pages and functions", (tell) =>
    whileGatsbyRuns(caches, () => buildPages(env, tell)),
  );
  await runStep("Bundling the server", () =>
    bundlePrograms(inRoot(".build"), ["server"], { sourcemap: true }),
  );
  if (isNetlify()) await runStep("Writing the rules for Netlify", prepareNetlify);
  else await runStep("Compressing", () => compressPages());
  const finishedAt = new Date().toISOString();
  await makeRelease({ ...fingerprints, avif: GATSBY_AVIF === "1", finishedAt });
}

/**
 * Builds pages, functions and server, and notes what they were made of. When that fails, the last good build stays. `siteUrl` is used in
 * the pages' absolute links.
 */
export const buildSite = (siteUrl) => withBuildLock(() => build(siteUrl));

async function isFresh(siteUrl) {
  const { fingerprint, avif } = await readStamp();
  if ((await isChangeDue()) || (process.env.GATSBY_AVIF === "1" && !avif)) return false;
  if (!existsSync(inRoot("public", "index.html")) || !(await findRelease())) return false;
  const now = await getFingerprints(ROOT, { ...process.env, SITE_URL: siteUrl });
  return fingerprint === now.fingerprint;
}

/** Builds when sources, content or the site's address changed since the last build. */
export async function buildIfStale(siteUrl) {
  if (await isFresh(siteUrl)) return;
  await withBuildLock(async () => {
    // Another process may have built it meanwhile.
    if (!(await isFresh(siteUrl))) await build(siteUrl);
  });
}
