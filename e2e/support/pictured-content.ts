import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FOLDERS = ["content", "src/i18n/messages/en"];
/** The files whose words are in the pictures, which are all in English. */
const PICTURED = {
  guide: /^(?:content\/settings\/.*|content\/pages\/newsletter|src\/i18n\/.*)\.json$/,
  pages: /\.(?:en\.md|json)$/,
};
const BASELINES = "e2e/baselines";

function getWordsFingerprint(kind: keyof typeof PICTURED): string {
  const names = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  );
  const hash = createHash("sha256");
  for (const name of names.filter((each) => PICTURED[kind].test(each)).sort())
    hash.update(name).update(readFileSync(name));
  return hash.digest("hex");
}

/**
 * Tells whether the pictures of `kind` show the words that the site has now; other words make other pictures, and staff change
 * words every day. While the pictures are being taken anew, it notes the words that they show.
 */
export function hasPicturedWords(kind: keyof typeof PICTURED, isUpdate: boolean): boolean {
  const file = join(BASELINES, `${kind}.sha256`);
  const now = getWordsFingerprint(kind);
  if (isUpdate) writeFileSync(file, `${now}\n`);
  return existsSync(file) && readFileSync(file, "utf8").trim() === now;
}
