import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";

import { SESSION_CACHES } from "../../src/workarounds/gatsby/build-folders.mjs";
import { openGatsbySession, findUntestedVersion } from "../workarounds/gatsby-session.mjs";
import { precompress } from "./built-programs.mjs";
import { hasBuild, isChangeDue, readStamp, writeStamp } from "./build-stamp.mjs";
import { buildAdmin } from "./build-admin.mjs";
import { placeContentDocuments, writeSiteContent } from "./content-documents.mjs";
import { getFingerprints } from "./fingerprint.mjs";
import { isGatsbyStateIncomplete, whileGatsbyRuns } from "./gatsby-state.mjs";
import { ROOT, inRoot } from "./root.mjs";
import { createStopwatch } from "./stopwatch.mjs";

/** Gets why changed content needs a full build, or `undefined` when a session of Gatsby can publish it. */
export async function findObstacle(environment, stamp) {
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
 * Starts a session of Gatsby. Gets the function that brings the built site up to date with the content, and gets the revision of the
 * site (`build-stamp.mjs`). It writes the seconds of its steps, and the number of pages that were rendered, to `.build/publish.json`. An error
 * in the content ends the process with Gatsby's report.
 */
export async function openPublisher(environment) {
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
