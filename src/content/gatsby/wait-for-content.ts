import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isProcessAlive } from "../../files/is-process-alive";

const POLL_MS = 100;

/** Waits for what `npm run build` does beside Gatsby (`scripts/lib/content-documents.mjs`): the editor's files and the content API's documents. */
export async function waitForContent(root: string): Promise<void> {
  const marker = join(root, ".build/reading-content");
  const pid = await readFile(marker, "utf8").catch(() => undefined);
  // `gatsby build` alone, or a session that publishes changes.
  if (pid === undefined || !isProcessAlive(Number(pid))) return;
  while (existsSync(marker) && isProcessAlive(Number(pid))) await sleep(POLL_MS);
  if (!existsSync(join(root, ".build/content-next"))) throw new Error("The content could not be read.");
}
