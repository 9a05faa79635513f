import { mergeDeep } from "immutable";

import type { StaffLocale } from "../../config/staff-text";
import { completePhrases } from "../config/complete-phrases";
import { PLAIN_PHRASES } from "./plain-phrases";

/** Gets Decap's words in a language of the office, with those replaced that name parts of a program or say nothing of what to do. */
export function createEditorPhrases(decap: Record<string, unknown>, staff: StaffLocale): object {
  return mergeDeep(completePhrases(decap, staff), PLAIN_PHRASES[staff]);
}
