import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Where published content may lie: beside a compiled function, or one folder above (`subscribe/confirm.js`). */
let folders =
  typeof __dirname === "string" ? [join(__dirname, "content"), join(__dirname, "..", "content")] : [];
const known = new Map<string, { changed: number; content: unknown }>();

/** Tells the programs of a host where the content lies that was published with the functions. */
export function setContentFolder(folder: string): void {
  folders = [folder];
}

/** Reads a file of the content that was published last on this machine (docs/decisions/0055); none on a serverless host. */
export function readPublished<Content>(name: string): Content | undefined {
  for (const folder of folders) {
    const path = join(folder, name);
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (changed === undefined) continue;
    if (known.get(path)?.changed !== changed)
      known.set(path, { changed, content: JSON.parse(readFileSync(path, "utf8")) });
    return known.get(path)?.content as Content;
  }
  return undefined;
}
