import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Locale } from "../../config/locales";
import type { Collection } from "../../config/offer";
import { getOfferFile } from "../../content/offer-file";
import { parseOfferFile } from "../../content/parse-offer";
import type { OfferContent } from "../../content/schema/offer";

/**
 * Loads an offer from the content folder, as staff have it now; `undefined` where the server has no such folder, the entry is
 * gone or is not written in this language.
 */
export async function loadOffer(
  key: string,
  collection: Collection | undefined,
  locale: Locale,
): Promise<OfferContent | undefined> {
  // Both parts were checked against the contract: a key has no dots and no slashes.
  if (collection === undefined) return undefined;
  const file = getOfferFile({ collection, key, locale });
  try {
    const result = parseOfferFile(file, await readFile(join(process.cwd(), "content", file), "utf8"));
    return result.kind === "offer" ? result.offer : undefined;
  } catch {
    return undefined;
  }
}
