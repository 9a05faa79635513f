import type { StaffText, Words } from "../../config/staff-text";
import { SHARED_WORDS } from "../../staff/language/shared-words";

/** The texts about versions and the bin. */
export const HISTORY_WORDS = {
  versionsTitle: { en: "Earlier versions", es: "Versiones anteriores", it: "Versioni precedenti" },
  loading: SHARED_WORDS.loading,
  close: SHARED_WORDS.close,
  noVersions: {
    en: "Nothing is known of earlier versions yet: the first one is kept with the next save.",
    es: "Todavía no hay versiones anteriores: la primera se guarda con el próximo cambio.",
    it: "Non ci sono ancora versioni precedenti: la prima viene conservata con il prossimo salvataggio.",
  },
  current: { en: "As it is now", es: "Como está ahora", it: "Com'è adesso" },
  first: { en: "The first version", es: "La primera versión", it: "La prima versione" },
  changes: { en: "What changed", es: "Qué cambió", it: "Cosa è cambiato" },
  sinceThen: {
    en: "What would change if this one came back",
    es: "Qué cambiaría si vuelve esta",
    it: "Cosa cambierebbe se tornasse questa",
  },
  noChanges: {
    en: "No field has another value.",
    es: "Ningún campo tiene otro valor.",
    it: "Nessun campo ha un altro valore.",
  },
  before: { en: "Before", es: "Antes", it: "Prima" },
  after: { en: "After", es: "Después", it: "Dopo" },
  nothing: SHARED_WORDS.nothing,
  bringBack: { en: "Bring this one back", es: "Recuperar esta versión", it: "Ripristina questa versione" },
  reallyBringBack: {
    en: "Bring this version back in all languages? What is saved now stays in this list.",
    es: "¿Recuperar esta versión en todos los idiomas? Lo que está guardado ahora queda en esta lista.",
    it: "Ripristinare questa versione in tutte le lingue? Quello che è salvato ora resta in questo elenco.",
  },
  binTitle: { en: "Bin", es: "Papelera", it: "Cestino" },
  binIntro: {
    en: "What was deleted in the last months can be brought back.",
    es: "Lo que se eliminó en los últimos meses se puede recuperar.",
    it: "Quello che è stato eliminato negli ultimi mesi si può ripristinare.",
  },
  binEmpty: { en: "The bin is empty.", es: "La papelera está vacía.", it: "Il cestino è vuoto." },
  restore: { en: "Bring back", es: "Recuperar", it: "Ripristina" },
  restored: { en: "It is back.", es: "Ya está de vuelta.", it: "È tornata." },
  open: { en: "Open it", es: "Abrirla", it: "Aprila" },
  deleted: { en: "Deleted", es: "Eliminado", it: "Eliminato" },
  changedMeanwhile: {
    en: "{{name}} saved this entry while you have it open here ({{when}}).",
    es: "{{name}} guardó esta entrada mientras la tienes abierta aquí ({{when}}).",
    it: "{{name}} ha salvato questa voce mentre l'hai aperta qui ({{when}}).",
  },
  justNow: { en: "just now", es: "ahora mismo", it: "proprio ora" },
  somebody: SHARED_WORDS.somebody,
  nothingLost: {
    en: "What you typed is not lost: save, and you see both versions.",
    es: "Lo que escribiste no se pierde: guarda y verás las dos versiones.",
    it: "Quello che hai scritto non va perso: salva e vedrai tutte e due le versioni.",
  },
} as const satisfies Record<string, StaffText>;

export type HistoryWords = Words<keyof typeof HISTORY_WORDS>;
