#!/usr/bin/env node
// Started by the backend of the local editor (src/editor/backend/publishing/content-builder.ts). Starts Gatsby, waits for the message "publish",
// brings the built site up to date with changed content in some seconds, and ends. Whatever else it ends with needs a full build, and stands
// last in its output.
import { existsSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

import { buildAdmin } from "./lib/build-admin.mjs";
import { compressPages } from "./lib/build-site.mjs";
import {
  discardBuild,
  findRelease,
  isChangeDue,
  makeRelease,
  readStamp,
  whileGatsbyRuns,
  withBuildLock,
} from "./lib/build-state.mjs";
import { importSource } from "./lib/bundle.mjs";
import { getFingerprints } from "./lib/fingerprint.mjs";
import { ROOT, inRoot } from "./lib/root.mjs";
import { SESSION_CACHES, openGatsbySession } from "./workarounds/gatsby-session.mjs";

// Otherwise Gatsby reports every step to the parent.
process.send = undefined;
/** The build that Gatsby starts from. */
const stamp = await readStamp();
// A change has the pictures of the build that it changes.
process.env.GATSBY_AVIF = stamp.avif ? "1" : "";
/** Gatsby adds to the environment of its process. */
const ENVIRONMENT = { ...process.env };

/** Returns the fingerprint of the site as it is now; throws why Gatsby's caches cannot publish it. */
async function getUsableFingerprint() {
  const { fingerprint, code, caches } = await getFingerprints(ROOT, ENVIRONMENT);
  if (ENVIRONMENT.NETLIFY || ENVIRONMENT.GATSBY_ADAPTER)
    throw new Error("an adapter of Gatsby needs a full build");
  if (!stamp.code || !(await findRelease()) || !SESSION_CACHES.every((folder) => existsSync(inRoot(folder))))
    throw new Error("there is no full build yet");
  if (stamp.code !== code || stamp.caches !== caches) throw new Error("the code has changed");
  return fingerprint;
}

/** What publishes changes, once Gatsby is ready. */
let publishChanges;

/** Starts Gatsby before there is a change: with the content of the build nothing is written that a kill could leave half done. */
async function start() {
  if ((await getUsableFingerprint()) === stamp.fingerprint) publishChanges = await openGatsbySession();
}

/** Brings the built site up to date with the content. */
async function publish() {
  const fingerprint = await getUsableFingerprint();
  const now = await readStamp();
  if (fingerprint === now.fingerprint && !(await isChangeDue())) return;
  if (!isDeepStrictEqual(now, stamp)) throw new Error("another process has published");
  // If this is interrupted, the site must not count as up to date.
  await discardBuild(stamp.caches);
  const { writeSiteContent } = await importSource("src/content/documents/content-program.ts");
  await writeSiteContent();
  await buildAdmin();
  await whileGatsbyRuns(stamp.caches, async () => {
    publishChanges ??= await openGatsbySession();
    await publishChanges();
  });
  await compressPages({ isQuick: true });
  await makeRelease({ ...stamp, fingerprint });
}

// Without the lock: what is built stays as it is, and the server may show it.
let work = start();
const fail = (reason) => {
  console.error(reason);
  process.exit(1);
};
work.catch(fail);

/** Ends after the work in hand: a run of Gatsby that is cut off costs a full build without caches. */
function end() {
  void work.finally(() => process.exit(0));
}
process.on("disconnect", end);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, end);
// The parent may have ended before.
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});

process.once("message", () => {
  work = work.then(() => withBuildLock(publish));
  work.then(() => process.exit(0), fail);
});
