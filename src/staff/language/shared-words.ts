import type { StaffText } from "../../config/staff-text";

/** Texts that several pages and the editor say. */
export const SHARED_WORDS = {
  loading: { en: "One moment…", es: "Un momento…", it: "Un momento…" },
  again: { en: "Try again", es: "Intentarlo de nuevo", it: "Riprova" },
  save: { en: "Save", es: "Guardar", it: "Salva" },
  close: { en: "Close", es: "Cerrar", it: "Chiudi" },
  nothing: { en: "(nothing)", es: "(nada)", it: "(niente)" },
  somebody: { en: "Somebody", es: "Alguien", it: "Qualcuno" },
  chooseDay: { en: "Choose a day.", es: "Elige un día.", it: "Scegli un giorno." },
  noSuchDay: {
    en: "The calendar has no such day, or a part is missing.",
    es: "Ese día no existe en el calendario, o falta una parte.",
    it: "Quel giorno non esiste nel calendario, o manca una parte.",
  },
  noSuchMoment: {
    en: "The calendar has no such day and time, or a part is missing.",
    es: "Ese día y hora no existen en el calendario, o falta una parte.",
    it: "Quel giorno e quell'ora non esistono nel calendario, o manca una parte.",
  },
  signIn: {
    en: "Sign in in another tab",
    es: "Iniciar sesión en otra pestaña",
    it: "Accedi in un'altra scheda",
  },
  signedOut: {
    en: "You are signed out. What you typed stays here: sign in in another tab, then save here again.",
    es: "Tu sesión terminó. Lo que escribiste sigue aquí: inicia sesión en otra pestaña y guarda aquí de nuevo.",
    it: "La tua sessione è finita. Quello che hai scritto resta qui: accedi in un'altra scheda e salva di nuovo qui.",
  },
  failed: {
    en: "That did not work. Try again in a moment.",
    es: "No ha funcionado. Inténtalo de nuevo en un momento.",
    it: "Non ha funzionato. Riprova tra poco.",
  },
} as const satisfies Record<string, StaffText>;
