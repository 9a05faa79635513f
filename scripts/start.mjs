#!/usr/bin/env node
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { buildIfStale } from "./lib/build-site.mjs";
import { findRelease, readStamp } from "./lib/build-state.mjs";
import { main, printProblem, readOptions } from "./lib/problem.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { checkPortIsFree } from "./lib/port.mjs";
import { loadSettings } from "./lib/settings.mjs";
import { formatSeconds } from "./lib/run-program.mjs";

const HELP = `npm start: the whole site, with its forms, on this machine.

It installs the packages when they are missing or do not match package-lock.json, builds when sources or
content changed since the last build, and serves pages and functions. Nothing has to be configured: enquiries
are stored in .data/enquiries.db, mails are written to .data/mail as .eml files. Ctrl-C stops it.

The line that begins with "Editor:" is the link to the editor of this folder's content. It signs in one browser, once;
then the next link is printed, for another browser. Whoever has no such session cannot edit.

  npm start                   http://127.0.0.1:8000
  PORT=8001 npm start         another port
  HOST=0.0.0.0 npm start      reachable from other machines
  npm start -- --help         this text

Settings are read from the environment and from a file .env; .env.example names them all.
Others: npm run dev (live reload for work on it), npm test (every check), npm run build (build only).`;

/** Builds when something has changed. After a failure the last good build is served. */
async function buildOrKeepLastGood(siteUrl) {
  try {
    await buildIfStale(siteUrl);
  } catch (error) {
    if (!(await findRelease())) throw error;
    const { finishedAt } = await readStamp();
    printProblem(error);
    console.error(`! Serving the last good build, of ${new Date(finishedAt).toLocaleString()}.`);
  }
}

await main(async () => {
  if (!readOptions(HELP)) return;
  const started = performance.now();
  const { host, port, address, siteUrl } = await loadSettings();
  await checkPortIsFree(host, port);
  await installIfNeeded();
  await buildOrKeepLastGood(siteUrl);
  Object.assign(process.env, { NODE_ENV: "production", HOST: host, PORT: String(port), SITE_URL: siteUrl });
  process.setSourceMapsEnabled(true);
  // Serves in this process, to which it leaves all signals.
  await import(pathToFileURL(join(await findRelease(), "server.mjs")).href);
  console.log(
    `Open ${address} (ready after ${formatSeconds(performance.now() - started)}; Ctrl-C stops it).`,
  );
});
