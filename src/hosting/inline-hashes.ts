import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

import type { InlineHashes } from "./security-headers";

const INLINE = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;
/** A script of another file, or a block of data, which no browser runs. */
const NOT_RUN = /\ssrc=|\stype="application\//;
const FILE = "inline-hashes.json";

const hashesSchema = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });

const toSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Finds the scripts and styles that stand inline in a page's HTML, as they stand there. */
export function findInline(html: string): { scripts: string[]; styles: string[] } {
  const found = [...html.matchAll(INLINE)].map(([, tag, attributes = "", text = ""]) => ({
    ...{ tag, attributes, text },
  }));
  return {
    scripts: found
      .filter(({ tag, attributes }) => tag === "script" && !NOT_RUN.test(attributes))
      .map(({ text }) => text),
    styles: found.filter(({ tag }) => tag === "style").map(({ text }) => text),
  };
}

async function listPages(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return (
    entries
      .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
      .map((entry) => join(entry.parentPath, entry.name))
      // The editor has a policy of its own, and nothing inline.
      .filter((path) => path !== join(folder, "admin/index.html"))
  );
}

/** Collects what the pages of a built site hold inline, in an order that does not depend on theirs. */
export async function collectInlineHashes(folder: string): Promise<InlineHashes> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const page of await listPages(folder)) {
    const inline = findInline(await readFile(page, "utf8"));
    for (const text of inline.scripts) scripts.add(text);
    for (const text of inline.styles) styles.add(text);
  }
  return { scripts: [...scripts].map(toSource).sort(), styles: [...styles].map(toSource).sort() };
}

/** Writes `inline-hashes.json` into a built site, for the server and for the header rules of a CDN. */
export async function writeInlineHashes(folder: string): Promise<InlineHashes> {
  const hashes = await collectInlineHashes(folder);
  await writeFile(join(folder, FILE), `${JSON.stringify(hashes, null, 2)}\n`);
  return hashes;
}

/** Reads what the build has written. Pages that were not built have none, and then nothing inline is allowed. */
export function readInlineHashes(folder: string): InlineHashes {
  const file = join(folder, FILE);
  if (!existsSync(file)) return { scripts: [], styles: [] };
  return hashesSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}
