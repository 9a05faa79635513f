import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a file unless it holds the text already: then its compressed copies stay right. */
export async function writeIfChanged(path: string, text: string): Promise<void> {
  const known = await readFile(path, "utf8").catch(() => undefined);
  if (known === text) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
