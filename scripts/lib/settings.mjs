import { existsSync } from "node:fs";

import { getAddress, parsePort } from "./port.mjs";
import { inRoot } from "./root.mjs";

/** Loads the repository's .env into `process.env`, if it is there; what is set already stays as it is. */
export function loadDotEnv() {
  if (existsSync(inRoot(".env"))) process.loadEnvFile(inRoot(".env"));
}

/** Tells whether this is a build on Netlify, by the variables by which Gatsby chooses its adapter. */
export function isNetlify(environment = process.env) {
  return Boolean(environment.NETLIFY || environment.NETLIFY_LOCAL);
}

/** Reads where the site listens and its public address, from the environment and `.env`. */
export async function loadSettings() {
  loadDotEnv();
  const host = process.env.HOST || "127.0.0.1";
  const port = parsePort(process.env.PORT || "8000");
  const address = getAddress(host, port);
  // On Netlify previews also use the site's main address, so that search engines list one site.
  const siteUrl = process.env.SITE_URL || (isNetlify() && process.env.URL) || address;
  return { host, port, address, siteUrl: siteUrl.replace(/\/+$/, "") };
}
