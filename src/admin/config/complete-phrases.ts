import { mergeDeep } from "immutable";

import type { StaffLocale } from "../../config/staff-text";
import { ITALIAN_PHRASES } from "./italian-phrases";
import { REPLACED_PHRASES } from "./replaced-phrases";
import { SPANISH_PHRASES } from "./spanish-phrases";

/** What Decap leaves in English. */
const MISSING: Readonly<Record<StaffLocale, Record<string, unknown>>> = {
  en: {},
  es: SPANISH_PHRASES,
  it: ITALIAN_PHRASES,
};

/** Adds to Decap's words what they lack in a language of the office, and replaces those that say it badly. */
export function completePhrases(decap: Record<string, unknown>, staff: StaffLocale): object {
  return mergeDeep(MISSING[staff], decap, { ...REPLACED_PHRASES[staff] });
}
