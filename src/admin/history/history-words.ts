import { say, type StaffLocale, type StaffText } from "../../config/staff-text";

const HISTORY_WORDS = {
  versionsTitle: ["Earlier versions", "Versiones anteriores", "Versioni precedenti"],
  loading: ["One moment…", "Un momento…", "Un momento…"],
  close: ["Close", "Cerrar", "Chiudi"],
  noVersions: [
    "Nothing is known of earlier versions yet: the first one is kept with the next save.",
    "Todavía no hay versiones anteriores: la primera se guarda con el próximo cambio.",
    "Non ci sono ancora versioni precedenti: la prima viene conservata con il prossimo salvataggio.",
  ],
  current: ["As it is now", "Como está ahora", "Com'è adesso"],
  first: ["The first version", "La primera versión", "La prima versione"],
  changes: ["What changed", "Qué cambió", "Cosa è cambiato"],
  sinceThen: [
    "What would change if this one came back",
    "Qué cambiaría si vuelve esta",
    "Cosa cambierebbe se tornasse questa",
  ],
  noChanges: [
    "No field has another value.",
    "Ningún campo tiene otro valor.",
    "Nessun campo ha un altro valore.",
  ],
  before: ["Before", "Antes", "Prima"],
  after: ["After", "Después", "Dopo"],
  nothing: ["(nothing)", "(nada)", "(niente)"],
  bringBack: ["Bring this one back", "Recuperar esta versión", "Ripristina questa versione"],
  reallyBringBack: [
    "Bring this version back in all languages? What is saved now stays in this list.",
    "¿Recuperar esta versión en todos los idiomas? Lo que está guardado ahora queda en esta lista.",
    "Ripristinare questa versione in tutte le lingue? Quello che è salvato ora resta in questo elenco.",
  ],
  binTitle: ["Bin", "Papelera", "Cestino"],
  binIntro: [
    "What was deleted in the last months can be brought back.",
    "Lo que se eliminó en los últimos meses se puede recuperar.",
    "Quello che è stato eliminato negli ultimi mesi si può ripristinare.",
  ],
  binEmpty: ["The bin is empty.", "La papelera está vacía.", "Il cestino è vuoto."],
  restore: ["Bring back", "Recuperar", "Ripristina"],
  restored: ["It is back.", "Ya está de vuelta.", "È tornata."],
  open: ["Open it", "Abrirla", "Aprila"],
  deleted: ["Deleted", "Eliminado", "Eliminato"],
  changedMeanwhile: [
    "{name} saved this entry {when}, while you have it open here.",
    "{name} guardó esta entrada {when}, mientras la tienes abierta aquí.",
    "{name} ha salvato questa voce {when}, mentre l'hai aperta qui.",
  ],
  somebody: ["Somebody", "Alguien", "Qualcuno"],
  nothingLost: [
    "What you typed is not lost: save, and you see both versions.",
    "Lo que escribiste no se pierde: guarda y verás las dos versiones.",
    "Quello che hai scritto non va perso: salva e vedrai tutte e due le versioni.",
  ],
} as const satisfies Record<string, StaffText>;

/** Gets a text about versions and the bin by its key. */
export type HistoryWords = (key: keyof typeof HISTORY_WORDS) => string;

/** Creates what gets the texts in a language of the office. */
export function createHistoryWords(staff: StaffLocale): HistoryWords {
  return (key) => say(HISTORY_WORDS[key], staff);
}
