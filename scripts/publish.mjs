#!/usr/bin/env node
// Started by the backend of the local editor (src/editor/backend/publishing/content-builder.ts). Starts Gatsby, waits for the message "publish",
// brings the built site up to date with changed content in some seconds, answers "published" and ends. Ends with Gatsby's report when there is an
// error in the content.
import { existsSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

import { buildAdmin } from "./lib/build-admin.mjs";
import {
  hasBuild,
  isChangeDue,
  isGatsbyStateIncomplete,
  readStamp,
  whileGatsbyRuns,
  withBuildLock,
  writeStamp,
} from "./lib/build-state.mjs";
import { precompress } from "./lib/bundle.mjs";
import { placeContentDocuments, writeSiteContent } from "./lib/content-documents.mjs";
import { getFingerprints } from "./lib/fingerprint.mjs";
import { ROOT, inRoot } from "./lib/root.mjs";
import { SESSION_CACHES, openGatsbySession } from "./workarounds/gatsby-session.mjs";

/** Exit codes: changed content needs a full build; this process has published, or another one has: a change needs a new one. */
const [NEEDS_FULL_BUILD, USED] = [3, 4];
/** After the end of the parent there is nobody to tell. */
const send = process.send.bind(process);
const tell = (message) => process.connected && send(message);
// Otherwise Gatsby reports every step to the parent.
process.send = undefined;
// A change has the pictures of the build that it changes.
process.env.GATSBY_AVIF = (await readStamp()).avif ? "1" : "";
/** Gatsby adds to the environment of its process. */
const ENVIRONMENT = { ...process.env };

/** Returns why changed content needs a full build; `undefined` when Gatsby's caches can publish it. */
async function findObstacle(stamp) {
  if (ENVIRONMENT.NETLIFY || ENVIRONMENT.GATSBY_ADAPTER) return "an adapter of Gatsby needs a full build";
  if (!stamp.code || !hasBuild() || !SESSION_CACHES.every((folder) => existsSync(inRoot(folder))))
    return "there is no full build yet";
  if (isGatsbyStateIncomplete(ROOT)) return "the last run of Gatsby was cut off";
  const { code, caches } = await getFingerprints(ROOT, ENVIRONMENT);
  return stamp.code === code && stamp.caches === caches ? undefined : "the code has changed";
}

async function exitUnlessUsable(stamp) {
  const obstacle = await findObstacle(stamp);
  if (!obstacle) return;
  console.error(obstacle);
  process.exit(NEEDS_FULL_BUILD);
}

/** The build that Gatsby starts from, and what publishes changes of it, once Gatsby is ready. */
let stamp;
let publishChanges;

/** Starts Gatsby before there is a change: with the content of the build nothing is written that a kill could leave half done. */
async function start() {
  stamp = await readStamp();
  await exitUnlessUsable(stamp);
  const { fingerprint } = await getFingerprints(ROOT, ENVIRONMENT);
  if (fingerprint === stamp.fingerprint) publishChanges = await openGatsbySession();
}

/** Brings the built site up to date with the content. */
async function publish() {
  if (!isDeepStrictEqual(await readStamp(), stamp)) process.exit(USED);
  await exitUnlessUsable(stamp);
  const { fingerprint } = await getFingerprints(ROOT, ENVIRONMENT);
  if (fingerprint === stamp.fingerprint && !(await isChangeDue())) return;
  // If this is interrupted, the site must not count as up to date.
  await writeStamp({ ...stamp, fingerprint: undefined });
  await writeSiteContent();
  await buildAdmin();
  await whileGatsbyRuns(ROOT, async () => {
    publishChanges ??= await openGatsbySession();
    await publishChanges();
  });
  await placeContentDocuments();
  await precompress({ isQuick: true });
  await writeStamp({ ...stamp, fingerprint });
}

// Without the lock: what is built stays as it is, and the server may show it.
let work = start();

/** Ends after the work in hand: a run of Gatsby that is cut off costs a full build without caches. */
function end() {
  void work.finally(() => process.exit(0));
}
process.on("disconnect", end);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, end);
// The parent may have ended before.
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});

process.once("message", () => {
  work = work
    .then(() => withBuildLock(ROOT, publish))
    .then(() => tell("published"))
    .then(() => process.exit(USED));
});
