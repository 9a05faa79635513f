import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../files/list-files.mjs";

export function hashStyles(folder: string): string {
  const hash = createHash("sha256");
  for (const file of listFiles(folder).filter((name) => name.endsWith(".css")))
    hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest("hex");
}
