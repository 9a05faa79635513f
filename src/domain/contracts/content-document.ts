import type { Locale } from "../config/locales";
import type { Collection } from "../config/offer";

/** An offer in one language as the content API knows it; besides, the fields of the content model under their own names. */
export interface ContentDocument {
  [field: string]: unknown;
  title: string;
  slug: string;
  /** `/{locale}/{collection}` */
  dir: string;
  /** `/{locale}/{collection}/{slug}` */
  path: string;
  extension: string;
  /** The entry's name in every language, as `related` lists it. */
  key: string;
  /** Where the website shows it. */
  url: string;
  /** The average is 0 while there is none. */
  rating: { count: number; average: number };
  createdAt: string;
  updatedAt: string;
  /** The description as HTML. */
  body: string;
  /** The description as staff wrote it, in markdown. */
  text: string;
}

export function getContentDirectory(locale: Locale, collection: Collection): string {
  return `/${locale}/${collection}`;
}
