import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Another test worker may use the key between reading and posting it; the next one is there a moment later. */
const MAX_TRIES = 20;
const PAUSE_MS = 100;

/**
 * Signs in to a site on this machine with the key of the link that it prints, out of its `DATA_DIR`: for tests, pictures and benchmarks.
 * @param {string} url
 * @param {string} dataDir
 * @returns {Promise<string>} the cookie of the session, `name=value`
 */
export async function openEditorSession(url, dataDir) {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (tries > 0) await sleep(PAUSE_MS);
    const key = await readFile(join(dataDir, "editor-key"), "utf8").catch(() => "");
    if (key === "") continue;
    const response = await fetch(`${url}/api/staff/session.open`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: new URL(url).origin },
      body: JSON.stringify({ key: key.trim() }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie) return cookie.replace(/;.*/, "");
  }
  throw new Error(`${url} does not accept the key of ${dataDir}.`);
}
