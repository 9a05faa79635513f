import { spawn } from "node:child_process";
import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { openEditorSession } from "../../scripts/lib/open-editor-session.mjs";
import { findFreePort } from "../../scripts/lib/port.mjs";
import { createEnvironment } from "./build-copy.mjs";
import { watchProcesses } from "./process-tree.mjs";

const EDITS = 4;
/** Between opening the editor and the first save a person needs longer than this. */
const PAUSE_MS = 12_000;
const PATIENCE_MS = 120_000;

async function waitFor(url, isRight) {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const response = await fetch(url).catch(() => undefined);
    if (response && isRight(await response.text())) return;
    await sleep(50);
  }
  throw new Error(`${url} did not become right in ${PATIENCE_MS / 1000} s.`);
}

/** Opens the editor, as far as the server is concerned: it gets ready to publish. */
async function openEditor(url, dataDir) {
  const cookie = await openEditorSession(url, dataDir);
  const body = JSON.stringify({ action: "info", params: { branch: "master" } });
  const headers = { "content-type": "application/json", origin: url, cookie };
  const response = await fetch(`${url}/api/editor`, { method: "POST", headers, body });
  if (!response.ok) throw new Error(`The editor answered ${response.status}: ${await response.text()}`);
}

/**
 * Runs `npm start` in a built copy and edits an entry several times; gets for each how long it took from the file's change until
 * the page was served, and the peak memory of server and helper in MiB.
 */
export async function measurePublishing(root, { file, path }) {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const env = createEnvironment({ PORT: String(port), NODE_ENV: "production" });
  const child = spawn(process.execPath, ["scripts/start.mjs"], { cwd: root, env, stdio: "inherit" });
  const stopWatching = watchProcesses(child.pid);
  try {
    await waitFor(url, () => true);
    await openEditor(url, join(root, ".data"));
    const seconds = [];
    for (let edit = 0; edit < EDITS; edit += 1) {
      await sleep(PAUSE_MS);
      const marker = `Published at ${Date.now()}`;
      const started = performance.now();
      await appendFile(file, `\n${marker}.\n`);
      await waitFor(url + path, (text) => text.includes(marker));
      seconds.push((performance.now() - started) / 1000);
    }
    const usage = stopWatching();
    return seconds.map((each, index) => [`edit to live ${index + 1}`, { seconds: each, ...usage }]);
  } finally {
    stopWatching();
    child.kill("SIGTERM");
  }
}
