import { isLocale, LOCALE_CODES } from "../../config/locales";
import { COLLECTIONS } from "../../config/offer";
import { getContentSchema } from "../../content/content-files";
import { getOfferFile } from "../../content/offer-file";

/** Gets the files of the entry that a place of the editor (`#/collections/…/entries/…`) shows, in all languages; none elsewhere. */
export function getOpenPaths(hash: string): string[] {
  const [, folder = "", key = ""] = /^#\/collections\/([^/?]+)\/entries\/([^/?]+)/.exec(hash) ?? [];
  const collection = COLLECTIONS.find((name) => name === folder);
  if (collection) return LOCALE_CODES.map((locale) => `content/${getOfferFile({ collection, key, locale })}`);
  if (getContentSchema(`${folder}/${key}`)) return [`content/${folder}/${key}.json`];
  const [, namespace, locale] = /^(.+)-([a-z]{2})$/.exec(key) ?? [];
  return folder === "messages" && namespace && isLocale(locale)
    ? [`src/i18n/messages/${locale}/${namespace}.json`]
    : [];
}
