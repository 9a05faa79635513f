import { appendFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

import { watchProcesses } from "../../scripts/lib/process-tree.mjs";
import { startCopy, waitFor } from "./running-copy.mjs";

const EDITS = 4;
/** Between opening the editor and the first save a person needs longer than this. */
const PAUSE_MS = 12_000;

/**
 * Runs `npm start` in a built copy and edits an entry several times; gets for each how long it took from the file's change until
 * the page was served, and the peak memory of server and helper in MiB.
 */
export async function measurePublishing(root, { file, path }) {
  const site = await startCopy(root);
  const stopWatching = watchProcesses(site.pid);
  try {
    // The server gets ready to publish.
    await site.call("listBin");
    const seconds = [];
    for (let edit = 0; edit < EDITS; edit += 1) {
      await sleep(PAUSE_MS);
      const marker = `Published at ${Date.now()}`;
      const started = performance.now();
      await appendFile(file, `\n${marker}.\n`);
      const live = await waitFor(site.url + path, (text) => text.includes(marker));
      seconds.push((live - started) / 1000);
    }
    const usage = stopWatching();
    return seconds.map((each, index) => [`edit to live ${index + 1}`, { seconds: each, ...usage }]);
  } finally {
    stopWatching();
    await site.stop();
  }
}
