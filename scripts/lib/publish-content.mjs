import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";

import { bundlePrograms, precompress } from "./built-programs.mjs";
import { hasBuild, readStamp, writeStamp } from "./build-stamp.mjs";
import { buildAdmin } from "./build-admin.mjs";
import { placeContentDocuments, writeSiteContent, writeSiteContentApart } from "./content-documents.mjs";
import { getCodeFingerprint, getEmbeddedFingerprint, getFingerprint } from "./fingerprint.mjs";
import { openGatsbySession } from "./gatsby-session.mjs";
import { ROOT, inRoot } from "./root.mjs";
import { createStopwatch } from "./stopwatch.mjs";

/** What Gatsby's session goes on from. */
const CACHES = [".cache/redux", ".cache/data", ".cache/page-ssr"];

/**
 * Tells whether a full build was made here of the code that is there now, so that changed content needs no other. Hosts with an adapter of
 * Gatsby want what `gatsby build` alone does.
 */
export async function canPublishContent(environment, stamp) {
  if (environment.NETLIFY || environment.GATSBY_ADAPTER) return false;
  const isBuiltHere = stamp.finishedAt !== undefined && stamp.root === ROOT && hasBuild();
  if (!isBuiltHere || !CACHES.every((folder) => existsSync(inRoot(folder)))) return false;
  return stamp.code === (await getCodeFingerprint(ROOT, environment));
}

/**
 * Gets Gatsby ready and what brings the built site up to date with the content; the seconds of its parts, and the number of
 * pages that were rendered, are in `.build/publish.json`. Content that is not in order ends the process with Gatsby's report. With
 * `isOnce` it is used once and at once; otherwise somebody waits each time, so that compressed copies may be larger. `sign` gets what the
 * stamp says of who has changed the caches last.
 */
export async function openPublisher(environment, { isOnce, sign }) {
  const opening = createStopwatch();
  const compare = async () => ({
    fingerprint: await getFingerprint(ROOT, environment),
    embedded: await getEmbeddedFingerprint(ROOT),
  });
  // What is used at once has its content read while Gatsby gets ready; what changes from now on is for the next time.
  const first = isOnce ? await compare() : undefined;
  const reading = isOnce ? writeSiteContentApart() : undefined;
  reading?.catch(() => {});
  const session = await openGatsbySession();
  opening.lap("getting Gatsby ready");

  return async function publish() {
    const watch = createStopwatch();
    const { fingerprint, embedded, ...last } = await readStamp();
    const now = first ?? (await compare());
    // Who asks for a build gets one: notices end without a file being changed.
    if (!isOnce && now.fingerprint === fingerprint) return;
    const withFunctions = now.embedded !== embedded;
    const build = { ...last, ...sign() };
    // Should this be cut off in the middle, the next one must not believe that all is as it was.
    await writeStamp({ ...build, ...(!withFunctions && { embedded }) });
    watch.lap("comparing with the last build");
    await (reading ?? writeSiteContent());
    watch.lap("reading the content");
    const { rendered } = await session.publish({
      isJustRead: isOnce,
      withFunctions,
      staticFiles: buildAdmin(),
      watch,
    });
    await placeContentDocuments();
    if (withFunctions) await bundlePrograms();
    watch.lap("functions and server");
    await precompress({ isQuick: !isOnce });
    watch.lap("compressing");
    // A helper that is kept ready elsewhere must see that its caches are those of another build.
    await writeStamp({ ...build, ...now, ...(isOnce && { finishedAt: new Date().toISOString() }) });
    const report = { seconds: { ...opening.getSeconds(), ...watch.getSeconds() }, rendered: rendered.length };
    await writeFile(inRoot(".build", "publish.json"), `${JSON.stringify(report, null, 2)}\n`);
  };
}
