import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { LOCALE_CODES, type Locale } from "../../src/config/locales";
import { getOfferFile } from "../../src/content/offer-file";
import { getOfferPath } from "../../src/i18n/routes";
import type { EditedSite } from "./site-copy";

/** Gets the page of an added activity in a language. */
export function getActivityPath(key: string, locale: Locale): string {
  return getOfferPath("activities", locale, `${key}-${locale}`);
}

/** Gets the file of an activity's texts, relative to the root. */
export function getActivityFile(key: string, locale: Locale): string {
  return `content/${getOfferFile({ collection: "activities", key, locale })}`;
}

/** Adds an activity that no other entry names, so that it may be deleted: a copy of the night dive, committed. */
export async function addActivity(site: EditedSite, key: string): Promise<void> {
  await cp(join(site.root, "content/activities/night-reef"), join(site.root, `content/activities/${key}`), {
    recursive: true,
  });
  for (const locale of LOCALE_CODES) {
    const source = await readFile(join(site.root, getActivityFile("night-reef", locale)), "utf8");
    const copy = source.replace(/^url_slug: .*$/m, `url_slug: ${key}-${locale}`);
    await writeFile(join(site.root, getActivityFile(key, locale)), copy);
  }
  await site.git("add", "--all");
  await site.git("commit", "--quiet", "--message", "Add an activity");
}
