import type { StaffLocale } from "./staff-text";
import type { Phrases } from "./spanish-phrases";

/** Decap's words where they do not say what happens to unsaved text: it is kept, and goes only when staff say so. */
const OWN_PHRASES: Readonly<Record<StaffLocale, Readonly<Record<string, string>>>> = {
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

/** Puts our own words in the place of Decap's. */
export function replacePhrases(decap: Phrases, staff: StaffLocale): Phrases {
  const group = Object(decap["editor"]) as Phrases;
  const phrases = { ...Object(group["editor"]), ...OWN_PHRASES[staff] } as Phrases;
  return { ...decap, editor: { ...group, editor: phrases } };
}
