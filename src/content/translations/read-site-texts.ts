import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { TEXT_RECORD_FILE } from "./text-state";
import { listFiles } from "../../files/list-files.mjs";

const LOCALES = "src/locales";
/** Folders within that of a language hold texts of programs, which staff do not change. */
const SENTENCES = /^[a-z]{2}\/[a-z-]+\.json$/;

/** Reads what can be outdated in a site's folder: the texts of `content/`, which are known, and the sentences of the interface. */
export async function readSiteTexts(
  root: string,
  content: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const folder = join(root, LOCALES);
  const names = existsSync(folder) ? listFiles(folder).filter((name) => SENTENCES.test(name)) : [];
  const sentences = await Promise.all(
    names.map(async (name) => [`${LOCALES}/${name}`, await readFile(join(folder, name), "utf8")] as const),
  );
  return new Map([...content, ...sentences]);
}

/** Reads the record of translations of a site's folder; `undefined` when there is none. */
export function readRecordFile(root: string): Promise<string | undefined> {
  return readFile(join(root, TEXT_RECORD_FILE), "utf8").catch(() => undefined);
}
