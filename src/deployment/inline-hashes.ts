import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { listFiles } from "../files/list-files.mjs";
import { INLINE_HASHES_FILE, type InlineHashes } from "../hosting/security-headers";

const INLINE = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;
/** A script of another file, or a block of data, which no browser runs. */
const NOT_RUN = /\ssrc=|\stype="application\//;

const toSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Finds the scripts and styles that stand inline in a page's HTML, as they stand there. */
export function findInline(html: string): { scripts: string[]; styles: string[] } {
  const found = [...html.matchAll(INLINE)];
  const getTexts = (wanted: string) =>
    found.flatMap(([, tag, attributes = "", text = ""]) =>
      tag === wanted && (tag === "style" || !NOT_RUN.test(attributes)) ? [text] : [],
    );
  return { scripts: getTexts("script"), styles: getTexts("style") };
}

/** Writes `inline-hashes.json` into a built site: what the content policy of its pages has to allow. */
export async function writeInlineHashes(folder: string): Promise<InlineHashes> {
  const hashes = { scripts: new Set<string>(), styles: new Set<string>() };
  // The editor has a policy of its own and nothing inline.
  for (const page of listFiles(folder).filter(
    (file) => file.endsWith(".html") && file !== "admin/index.html",
  )) {
    const { scripts, styles } = findInline(await readFile(join(folder, page), "utf8"));
    for (const text of scripts) hashes.scripts.add(toSource(text));
    for (const text of styles) hashes.styles.add(toSource(text));
  }
  const sorted = { scripts: [...hashes.scripts].sort(), styles: [...hashes.styles].sort() };
  await writeFile(join(folder, INLINE_HASHES_FILE), `${JSON.stringify(sorted, null, 2)}\n`);
  return sorted;
}
