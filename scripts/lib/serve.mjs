import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";

import { findRelease } from "./build-state.mjs";
import { Problem } from "./problem.mjs";

const TIMEOUT_MS = 30_000;

/** Tells whether anything answers at an address. */
export async function isAnswering(address) {
  try {
    await fetch(address, { method: "HEAD", redirect: "manual" });
    return true;
  } catch {
    return false;
  }
}

/** Starts the server of the last good build inside this process, which it leaves all signals to, and resolves when it answers. */
export async function startServer({ host, port, address, siteUrl }) {
  Object.assign(process.env, { NODE_ENV: "production", HOST: host, PORT: String(port), SITE_URL: siteUrl });
  for (const signal of ["SIGINT", "SIGTERM"]) process.removeAllListeners(signal);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(join(await findRelease(), "server.mjs")).href);

  const deadline = performance.now() + TIMEOUT_MS;
  while (!(await isAnswering(address))) {
    if (performance.now() > deadline)
      throw new Problem(`The server did not answer at ${address} within ${TIMEOUT_MS / 1000} s.`);
    await sleep(50);
  }
}
