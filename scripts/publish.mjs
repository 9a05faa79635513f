#!/usr/bin/env node
// Started by the backend of the local editor (src/editor-backend/publishing/content-builder.ts). Keeps Gatsby in memory and brings the built
// site up to date with changed content in a second or two. Answers each message "publish" with "published". Ends with Gatsby's report when there is an error in the content.
import { withBuildLock } from "./lib/build-lock.mjs";
import { readStamp } from "./lib/build-stamp.mjs";
import { findObstacle, openPublisher } from "./lib/publish-content.mjs";
import { ROOT } from "./lib/root.mjs";

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
