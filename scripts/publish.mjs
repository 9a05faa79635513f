#!/usr/bin/env node
// Started by the backend of the local editor (src/editor-backend/publishing/content-builder.ts). Keeps Gatsby in memory and brings the built
// site up to date with changed content in a second or two. Answers each message "publish" with "published". Ends with Gatsby's report when there is an error in the content.
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";

import { SESSION_CACHES } from "../src/workarounds/gatsby/build-folders.mjs";
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
import { createStopwatch } from "./lib/steps.mjs";
import { openGatsbySession, findUntestedVersion } from "./workarounds/gatsby-session.mjs";

/** Exit codes: changed content needs a full build; another process has changed the caches, and a new process can go on from them. */
const [NEEDS_FULL_BUILD, OVERTAKEN] = [3, 4];
/** After the end of the parent there is nobody to tell. */
const send = process.send.bind(process);
const tell = (message) => process.connected && send(message);
// Otherwise Gatsby reports every step to the parent.
process.send = undefined;
let { revision, avif } = await readStamp();
// A change has the pictures of the build that it changes.
process.env.GATSBY_AVIF = avif ? "1" : "";
/** Gatsby adds to the environment of its process. */
const ENVIRONMENT = { ...process.env };

/** Returns why changed content needs a full build; `undefined` when a session of Gatsby can publish it. */
async function findObstacle(environment, stamp) {
  const version = findUntestedVersion();
  if (version) return `it is not tested with Gatsby ${version}`;
  if (environment.NETLIFY || environment.GATSBY_ADAPTER) return "an adapter of Gatsby needs a full build";
  if (!stamp.code || !hasBuild() || !SESSION_CACHES.every((folder) => existsSync(inRoot(folder))))
    return "there is no full build yet";
  if (isGatsbyStateIncomplete(ROOT)) return "the last run of Gatsby was cut off";
  const { code, caches } = await getFingerprints(ROOT, environment);
  return stamp.code === code && stamp.caches === caches ? undefined : "the code has changed";
}

/**
 * Starts a session of Gatsby. Returns the function that brings the built site up to date with the content and returns the revision of the
 * site (`build-state.mjs`). It writes the seconds of its steps, and the number of pages that were rendered, to `.build/publish.json`. An error
 * in the content ends the process with Gatsby's report.
 */
async function openPublisher(environment) {
  const opening = createStopwatch();
  const session = await whileGatsbyRuns(ROOT, openGatsbySession);
  opening.lap("starting Gatsby");

  return async function publish() {
    const watch = createStopwatch();
    const stamp = await readStamp();
    const { fingerprint } = await getFingerprints(ROOT, environment);
    if (fingerprint === stamp.fingerprint && !(await isChangeDue())) return stamp.revision;
    // If this is interrupted, the site must not count as up to date.
    await writeStamp({ ...stamp, fingerprint: undefined });
    watch.lap("comparing with the last build");
    await writeSiteContent();
    watch.lap("reading the content");
    const { rendered } = await whileGatsbyRuns(ROOT, () =>
      session.publish({ staticFiles: buildAdmin(), watch }),
    );
    await placeContentDocuments();
    await precompress({ isQuick: true });
    watch.lap("compressing");
    const report = { seconds: { ...opening.getSeconds(), ...watch.getSeconds() }, rendered: rendered.length };
    await writeFile(inRoot(".build", "publish.json"), `${JSON.stringify(report, null, 2)}\n`);
    return writeStamp({ ...stamp, fingerprint });
  };
}

async function exitUnlessUsable() {
  const stamp = await readStamp();
  const obstacle = await findObstacle(ENVIRONMENT, stamp);
  if (obstacle) console.error(obstacle);
  if (obstacle) process.exit(NEEDS_FULL_BUILD);
  if (stamp.revision !== revision) process.exit(OVERTAKEN);
}

const opening = withBuildLock(ROOT, async () => {
  await exitUnlessUsable();
  return openPublisher(ENVIRONMENT);
});
let queue = opening.then(() => tell("ready"));

/** Ends after the work in hand: a run of Gatsby that is cut off costs a full build without caches. */
function end() {
  void queue.finally(() => process.exit(0));
}
process.on("disconnect", end);
process.on("SIGTERM", end);
// The parent may have ended before.
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});

process.on("message", () => {
  queue = queue
    .then(() =>
      withBuildLock(ROOT, async () => {
        await exitUnlessUsable();
        const publish = await opening;
        revision = await publish();
      }),
    )
    .then(() => tell("published"));
});
