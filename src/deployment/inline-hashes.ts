import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

import { listFiles } from "../files/list-files.mjs";
import { INLINE_HASHES_FILE, inlineHashesSchema, type InlineHashes } from "../hosting/read-inline-hashes";

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

/** Lists all pages but the editor, which has a policy of its own and nothing inline. */
function listPages(folder: string): string[] {
  const pages = listFiles(folder).filter((file) => file.endsWith(".html") && file !== "admin/index.html");
  return pages.map((file) => join(folder, file));
}

const memorySchema = z.object({
  inline: z.array(inlineHashesSchema),
  /** Of each page: when it was written, and which of `inline` it holds. */
  pages: z.record(z.string(), z.tuple([z.number(), z.number()])),
});
type Memory = z.infer<typeof memorySchema>;

async function readMemory(file: string | undefined): Promise<Memory> {
  const nothing = { inline: [], pages: {} };
  if (file === undefined) return nothing;
  try {
    return memorySchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    // There is none yet, or writing it was cut off: every page is read.
    return nothing;
  }
}

function hashInline(html: string): InlineHashes {
  const { scripts, styles } = findInline(html);
  return { scripts: scripts.map(toSource), styles: styles.map(toSource) };
}

/** Reads the pages that have changed; what the others hold is remembered. */
async function readPages(folder: string, before: Memory): Promise<Memory> {
  const now: Memory = { inline: [], pages: {} };
  const indexes = new Map<string, number>();
  for (const page of listPages(folder)) {
    const changed = statSync(page).mtimeMs;
    const [written, index = -1] = before.pages[page] ?? [];
    const remembered = written === changed ? before.inline[index] : undefined;
    const inline = remembered ?? hashInline(await readFile(page, "utf8"));
    const key = JSON.stringify(inline);
    if (!indexes.has(key)) indexes.set(key, now.inline.push(inline) - 1);
    now.pages[page] = [changed, indexes.get(key) ?? 0];
  }
  return now;
}

/** Writes `inline-hashes.json` into a built site. With a `memoryFile` only pages that have changed are read. */
export async function writeInlineHashes(folder: string, memoryFile?: string): Promise<InlineHashes> {
  const memory = await readPages(folder, await readMemory(memoryFile));
  if (memoryFile !== undefined) await writeFile(memoryFile, JSON.stringify(memory));
  const collect = (kind: keyof InlineHashes) =>
    [...new Set(memory.inline.flatMap((page) => page[kind]))].sort();
  const hashes = { scripts: collect("scripts"), styles: collect("styles") };
  await writeFile(join(folder, INLINE_HASHES_FILE), `${JSON.stringify(hashes, null, 2)}\n`);
  return hashes;
}
