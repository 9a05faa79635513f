import { mergeDeep } from "immutable";

import type { StaffLocale } from "../../config/staff-text";
import { ITALIAN_PHRASES } from "./italian-phrases";
import { pickPhrases } from "./phrase-tree";
import { PLAIN_PHRASES } from "./plain-phrases";
import { SPANISH_PHRASES } from "./spanish-phrases";

/** What Decap leaves in English. */
const MISSING: Readonly<Record<StaffLocale, Record<string, unknown>>> = {
  en: {},
  es: SPANISH_PHRASES,
  it: ITALIAN_PHRASES,
};

/** Gets Decap's words in a language of the office, with what they lack, and with those replaced that say it badly. */
export function createEditorPhrases(decap: Record<string, unknown>, staff: StaffLocale): object {
  return mergeDeep(MISSING[staff], decap, pickPhrases(PLAIN_PHRASES, staff));
}
