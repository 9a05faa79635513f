import { DEFAULT_LOCALE, LOCALE_CODES } from "../../config/locales";
import { createAnswerCollection } from "./answer-collection";
import type { EntryChoice } from "./create-field";
import type { DecapConfig } from "./decap-field";
import { createFileCollections } from "./file-collections";
import { createMessageCollection } from "./message-collection";
import { createOfferCollections } from "./offer-collections";
import type { StaffLocale } from "../../config/staff-text";

interface ConfigOptions {
  staff: StaffLocale;
  backend: Record<string, unknown>;
  siteUrl: string;
  entries: readonly EntryChoice[];
}

/** Creates the whole configuration of the editor from the content's schemas. */
export function createDecapConfig({ staff, backend, siteUrl, entries }: ConfigOptions): DecapConfig {
  return {
    load_config_file: false,
    backend,
    locale: staff,
    site_url: siteUrl,
    logo_url: "/admin/logo.svg",
    media_folder: "content/media/home",
    public_folder: "../media/home",
    slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
    i18n: { structure: "multiple_files", locales: LOCALE_CODES, default_locale: DEFAULT_LOCALE },
    collections: [
      ...createOfferCollections(staff, entries),
      createAnswerCollection(staff, entries),
      ...createFileCollections(staff, entries),
      createMessageCollection(staff),
    ],
  };
}
