import { parseContentFile } from "../parse-content-file";
import { getNextChange, type Publication } from "../publication";
import { parseOffers } from "./find-content-problems";
import { readContentFiles } from "./read-content-files";

const NOTICE = "content/settings/notice.json";

/** Finds the next moment (milliseconds) at which an offer or the notice appears or disappears by its dates. */
export function findNextChange(files: ReadonlyMap<string, string>, now = Date.now()): number | undefined {
  const notice = parseContentFile("settings/notice.json", files.get(NOTICE) ?? "{}");
  const notices = notice.locales.map(({ content }) => content as Publication);
  return getNextChange([...parseOffers(files), ...notices], now);
}

/** Reads the same from the content of a site's folder. */
export async function readNextChange(root: string, now = Date.now()): Promise<number | undefined> {
  return findNextChange(await readContentFiles(root), now);
}
