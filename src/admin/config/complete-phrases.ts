import { mergeDeep } from "immutable";

import type { StaffLocale } from "../../config/staff-text";
import { SPANISH_PHRASES } from "./spanish-phrases";

/** What Decap leaves in English. */
const MISSING: Readonly<Record<StaffLocale, Record<string, unknown>>> = { en: {}, es: SPANISH_PHRASES };

/** Decap's words do not say what happens to unsaved text: it is kept until staff discard it. */
const UNSAVED: Readonly<Record<StaffLocale, { onLeavePage: string; confirmLoadBackup: string }>> = {
  en: {
    onLeavePage:
      "This entry has changes that are not saved. They stay in this browser and are offered when you open the entry again. Leave it?",
    confirmLoadBackup:
      "There are changes to this entry that were not saved.\n\nOK: restore them.\nCancel: discard them for good and keep what is saved.",
  },
  es: {
    onLeavePage:
      "Esta entrada tiene cambios sin guardar. Quedan en este navegador y podrás recuperarlos cuando la abras de nuevo. ¿Salir?",
    confirmLoadBackup:
      "Hay cambios sin guardar en esta entrada.\n\nAceptar: recuperarlos.\nCancelar: descartarlos para siempre y dejar lo guardado.",
  },
};

/** Adds to Decap's words what they lack in a language of the office, and replaces those on unsaved text. */
export function completePhrases(decap: Record<string, unknown>, staff: StaffLocale): object {
  return mergeDeep(MISSING[staff], decap, { editor: { editor: UNSAVED[staff] } });
}
