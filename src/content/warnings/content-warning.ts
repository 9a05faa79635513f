/** Something that does not stop the build but should be looked at, in the words of the office. */
export interface ContentWarning {
  /** Path from the root, e.g. `content/excursions/saona-island.es.md`. */
  file: string;
  en: string;
  es: string;
}
