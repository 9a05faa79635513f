import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const WORDS = ["content", "src/i18n/messages"];
const BASELINES = "e2e/baselines";

/** Gets the fingerprint of all words that pages and components show. */
function getWordsFingerprint(): string {
  const hash = createHash("sha256");
  for (const folder of WORDS)
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort())
      if (/\.(md|json)$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest("hex");
}

/**
 * Tells whether the pictures of `kind` show the words that the site has now; other words make other pictures, and staff change
 * words every day. While the pictures are being taken anew, it notes the words that they show.
 */
export function hasPicturedWords(kind: "guide" | "pages", isUpdate: boolean): boolean {
  const file = join(BASELINES, `${kind}.sha256`);
  const now = getWordsFingerprint();
  if (isUpdate) writeFileSync(file, `${now}\n`);
  return existsSync(file) && readFileSync(file, "utf8").trim() === now;
}
