import { EDITOR_BACKEND } from "../saving/editor-backend";
import type { EntryChoice } from "./create-field";
import type { DecapConfig } from "./decap-field";
import { createFileCollections, createMessageCollection } from "./file-collections";
import { createJsonCollections } from "./json-collections";
import { createOfferCollections } from "./offer-collections";
import type { StaffLocale, StaffRole } from "../../../config/staff";

interface ConfigOptions {
  staff: StaffLocale;
  /** Of who is signed in: staff are not shown what they could not save. */
  role: StaffRole;
  siteUrl: string;
  entries: readonly EntryChoice[];
}

/** Creates the whole configuration of the editor from the content's schemas. */
export function createDecapConfig({ staff, role, siteUrl, entries }: ConfigOptions): DecapConfig {
  return {
    load_config_file: false,
    backend: { name: EDITOR_BACKEND },
    locale: staff,
    site_url: siteUrl,
    logo_url: "/admin/logo.svg",
    media_folder: "content/media/home",
    public_folder: "../media/home",
    slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
    collections: [
      ...createOfferCollections(staff, entries),
      ...createJsonCollections({ staff, role, entries }),
      ...createFileCollections({ staff, role, entries }),
      createMessageCollection(staff),
    ],
  };
}
