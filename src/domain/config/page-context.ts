import type { Locale } from "./locales";

export interface PageContext {
  locale: Locale;
  route: string;
  paths: Partial<Record<Locale, string>>;
  isDetail: boolean;
  /** On an offer's pages: which offer, and from where it leaves. */
  offer?: { key: string; ports: readonly string[] };
  /** The message namespaces that the page shows, those of the frame included. */
  namespaces: string[];
  /** The share picture: its path and its text. */
  share: { path: string; alt: string };
  structuredData?: string;
}
