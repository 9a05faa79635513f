import { DEFAULT_LOCALE, getLocale, LOCALE_CODES } from "../../config/locales";
import { COLLECTIONS } from "../../config/offer";
import { isContentFile } from "../../content/content-files";
import { getFileLabel } from "../config/file-collections";
import { getCollectionLabel } from "../config/offer-collections";
import type { StaffLocale } from "../../config/staff-text";
import type { SiteEntry } from "../site-data";

interface DescribedFile {
  /** What staff call it, e.g. "Excursions · Saona Island (Italiano)". */
  name: string;
  /** Where the editor opens it. */
  address: string;
}

/** Describes a file of `content/` to people who know entries, not files. */
export function describeFile(file: string, entries: readonly SiteEntry[], staff: StaffLocale): DescribedFile {
  const path = file.replace(/^content\//, "");
  const [, folder = "", key = "", suffix] = /^([^/]+)\/([^.]+)(?:\.([a-z]{2}))?\.\w+$/.exec(path) ?? [];
  const address = `#/collections/${folder}/entries/${key}`;
  const name = `${folder}/${key}`;
  if (isContentFile(name)) return { name: getFileLabel(name, staff), address };
  const collection = COLLECTIONS.find((known) => known === folder);
  const found = entries.filter((entry) => entry.collection === collection && entry.key === key);
  const entry = found.find(({ locale }) => locale === staff) ?? found[0];
  if (!collection || !entry) return { name: path, address };
  const language = LOCALE_CODES.find((code) => code === suffix && code !== DEFAULT_LOCALE);
  const title = `${getCollectionLabel(collection, staff)} · ${entry.title}`;
  return { name: language ? `${title} (${getLocale(language).name})` : title, address };
}
