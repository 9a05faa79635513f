import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Locale } from "../../config/locales";
import type { Collection } from "../../config/offer";
import { parseFrontMatter } from "../../content/front-matter";

function toWords(key: string): string {
  const words = key.replace(/-/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Loads the title of an offer in a language from the content folder. Where the server has no such folder, or the entry
 * is gone, the key says nearly the same in words: `saona-island` → "Saona island".
 */
export async function loadOfferTitle(
  key: string,
  collection: Collection | undefined,
  locale: Locale,
): Promise<string> {
  // Both parts were checked against the contract: a key has no dots and no slashes.
  if (collection === undefined) return toWords(key);
  try {
    const source = await readFile(join(process.cwd(), "content", collection, `${key}.${locale}.md`), "utf8");
    const result = parseFrontMatter(source);
    const title =
      result.ok &&
      typeof result.data === "object" &&
      result.data !== null &&
      "title" in result.data &&
      result.data.title;
    return typeof title === "string" && title !== "" ? title : toWords(key);
  } catch {
    return toWords(key);
  }
}
