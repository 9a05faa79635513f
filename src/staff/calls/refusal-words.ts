import type { StaffText } from "../../config/staff-text";
import type { Refusal } from "./client";
import { SHARED_WORDS } from "../language/shared-words";

const REFUSAL_WORDS = {
  offline: {
    en: "There is no connection. Check it, then try again.",
    es: "No hay conexión. Compruébala e inténtalo de nuevo.",
    it: "Non c'è connessione. Controllala e riprova.",
  },
  "too-many-requests": {
    en: "Too many tries. Wait {{minutes}} min, then try again.",
    es: "Demasiados intentos. Espera {{minutes}} min e inténtalo de nuevo.",
    it: "Troppi tentativi. Aspetta {{minutes}} min, poi riprova.",
  },
  forbidden: {
    en: "Only an owner can do this.",
    es: "Esto solo lo puede hacer una persona responsable.",
    it: "Può farlo solo una persona responsabile.",
  },
  "name-taken": {
    en: "Somebody here has this name already. Add something to yours, such as a second name.",
    es: "Otra persona de aquí ya tiene este nombre. Añade algo al tuyo, por ejemplo un apellido.",
    it: "Qualcuno qui ha già questo nome. Aggiungi qualcosa al tuo, per esempio un cognome.",
  },
  "last-owner": {
    en: "There must be one owner at least. Make somebody else an owner first.",
    es: "Tiene que haber al menos una persona responsable. Nombra antes a otra.",
    it: "Ci deve essere almeno una persona responsabile. Nominane prima un'altra.",
  },
  conflict: {
    en: "Somebody with this address is in the list already.",
    es: "Ya hay alguien con esta dirección en la lista.",
    it: "Nell'elenco c'è già qualcuno con questo indirizzo.",
  },
  "not-found": {
    en: "This is gone already: somebody else was faster. Load the page again.",
    es: "Esto ya no está: otra persona fue más rápida. Vuelve a cargar la página.",
    it: "Non c'è più: qualcuno è stato più veloce. Ricarica la pagina.",
  },
  "invalid-email": {
    en: "This is not a complete email address. Write it like this: ana@example.com",
    es: "La dirección de correo no está completa. Escríbela así: ana@example.com",
    it: "L'indirizzo email non è completo. Scrivilo così: ana@example.com",
  },
  required: {
    en: "Fill in this field.",
    es: "Rellena este campo.",
    it: "Compila questo campo.",
  },
  "too-long": {
    en: "This is too long. Shorten it.",
    es: "Es demasiado largo. Acórtalo.",
    it: "È troppo lungo. Accorcialo.",
  },
  failed: SHARED_WORDS.failed,
} as const satisfies Record<string, StaffText>;

const isKnown = (code: string): code is keyof typeof REFUSAL_WORDS => Object.hasOwn(REFUSAL_WORDS, code);

/** Gets the sentence for a code of a refused call or field. */
export function getRefusalText(code: string): StaffText {
  return REFUSAL_WORDS[isKnown(code) ? code : "failed"];
}

/** Gets how many minutes to wait after a refused call. */
export function getWait({ retryAfter = 60 }: Refusal): { minutes: number } {
  return { minutes: Math.max(1, Math.ceil(retryAfter / 60)) };
}
