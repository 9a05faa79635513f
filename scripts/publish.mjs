#!/usr/bin/env node
// Started by the local editor (src/hosting/local-cms/content-builder.ts): keeps Gatsby ready and brings the built site up to date
// with changed content in a second or two. Answers each message "publish" when that is done. Exits with STALE when only a
// full build will do, and with Gatsby's report when the content is not in order.
import { buildAdmin } from "./lib/build-admin.mjs";
import { bundlePrograms, precompress } from "./lib/build-site.mjs";
import { readStamp, writeStamp } from "./lib/build-stamp.mjs";
import { placeContentDocuments, writeContentDocuments } from "./lib/content-documents.mjs";
import { getCodeFingerprint, getEmbeddedFingerprint, getFingerprint } from "./lib/fingerprint.mjs";
import { openGatsbySession } from "./lib/gatsby-session.mjs";
import { ROOT } from "./lib/root.mjs";

const STALE = 3;
const tell = process.send.bind(process);
// Otherwise Gatsby reports every step to the parent.
process.send = undefined;
/** Gatsby adds to the environment of its process. */
const ENVIRONMENT = { ...process.env };

/** Of which full build these are the caches. */
const { finishedAt } = await readStamp();

/** Tells whether they still are, and whether that build was of the code that is there now. */
async function isUsable() {
  const stamp = await readStamp();
  const isSameBuild = finishedAt !== undefined && stamp.finishedAt === finishedAt;
  return isSameBuild && stamp.root === ROOT && stamp.code === (await getCodeFingerprint(ROOT, ENVIRONMENT));
}

if (!(await isUsable())) process.exit(STALE);
const session = await openGatsbySession();

async function publish() {
  if (!(await isUsable())) process.exit(STALE);
  const { fingerprint, embedded, ...build } = await readStamp();
  const now = {
    fingerprint: await getFingerprint(ROOT, ENVIRONMENT),
    embedded: await getEmbeddedFingerprint(ROOT),
  };
  if (now.fingerprint === fingerprint) return;
  const withFunctions = now.embedded !== embedded;
  // Should this be cut off in the middle, the next one must not believe that all is as it was.
  await writeStamp({ ...build, ...(!withFunctions && { embedded }) });
  await writeContentDocuments();
  await session.publish({ withFunctions, staticFiles: buildAdmin() });
  await placeContentDocuments();
  if (withFunctions) await bundlePrograms();
  await precompress();
  await writeStamp({ ...build, ...now });
}

let queue = Promise.resolve();
process.on("message", () => {
  queue = queue.then(publish).then(() => tell("published"));
});
process.on("disconnect", () => process.exit(0));
tell("ready");
