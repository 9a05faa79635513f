#!/usr/bin/env node
// Started by the local editor (src/editor-backend/content-builder.ts): keeps Gatsby ready and brings the built site up to date
// with changed content in a second or two. Answers each message "publish" when that is done. Exits with STALE when only a
// full build will do, and with Gatsby's report when the content is not in order. With --once, as `npm run build` starts it, it
// does so one time and ends.
import { withBuildLock } from "./lib/build-lock.mjs";
import { readStamp } from "./lib/build-stamp.mjs";
import { createKnownBuild } from "./lib/known-build.mjs";
import { canPublishContent, openPublisher } from "./lib/publish-content.mjs";
import { ROOT } from "./lib/root.mjs";

const STALE = 3;
const isOnce = process.argv.includes("--once");
const tell = process.send?.bind(process);
// Otherwise Gatsby reports every step to the parent.
process.send = undefined;
/** Gatsby adds to the environment of its process. */
const ENVIRONMENT = { ...process.env };

const build = createKnownBuild(await readStamp());

async function endUnlessUsable() {
  const stamp = await readStamp();
  if (!build.isStill(stamp) || !(await canPublishContent(ENVIRONMENT, stamp))) process.exit(STALE);
}

await endUnlessUsable();
const publish = await openPublisher(ENVIRONMENT, { isOnce, sign: () => build.sign() });
if (isOnce) {
  await publish();
  process.exit(0);
}

let queue = Promise.resolve();
process.on("message", () => {
  queue = queue
    .then(() => withBuildLock(ROOT, () => endUnlessUsable().then(publish)))
    .then(() => tell("published"));
});
process.on("disconnect", () => process.exit(0));
tell("ready");
