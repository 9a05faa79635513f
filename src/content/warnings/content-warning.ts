import type { StaffLocale } from "../../config/staff";

/** Something that does not stop the build but should be looked at, in the languages of the office. */
export type ContentWarning = Readonly<Record<StaffLocale, string>> & {
  /** Path from the root, e.g. `content/excursions/saona-island/es.md`. */
  file: string;
};
