import { loadDotEnv } from "./dot-env.mjs";
import { isNetlify } from "./netlify.mjs";
import { getAddress, parsePort } from "./port.mjs";

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
