import { say, type StaffLocale, type StaffText } from "../../config/staff-text";
import type { ContentProblem } from "../../content/content-problem";
import { describeProblem } from "../status-bar/describe-problem";
import { STATUS_BAR_WORDS } from "../status-bar/status-bar-words";
import type { SiteEntry } from "../site-data";

const BY_STATUS: Readonly<Record<number, StaffText>> = {
  403: {
    en: "This cannot be done here.",
    es: "Esto no se puede hacer aquí.",
    it: "Questo qui non si può fare.",
  },
  404: { en: "It is no longer there.", es: "Ya no está.", it: "Non c'è più." },
  413: {
    en: "This is too large to be sent.",
    es: "Es demasiado grande para enviarlo.",
    it: "È troppo grande per essere inviato.",
  },
  429: {
    en: "Too much at once. Try again in a few minutes.",
    es: "Demasiado a la vez. Prueba de nuevo en unos minutos.",
    it: "Troppo in una volta. Riprova tra qualche minuto.",
  },
};

const OTHERWISE: StaffText = {
  en: "That did not work. What you typed is still here: try again in a moment.",
  es: "No ha funcionado. Lo que escribiste sigue aquí: prueba de nuevo en un momento.",
  it: "Non ha funzionato. Quello che hai scritto è ancora qui: riprova tra poco.",
};

const OFFLINE: StaffText = {
  en: "There is no connection. What you typed is still here: check the connection, then try again.",
  es: "No hay conexión. Lo que escribiste sigue aquí: comprueba la conexión y prueba de nuevo.",
  it: "Non c'è connessione. Quello che hai scritto è ancora qui: controlla la connessione e riprova.",
};

/** Says in the staff's language why the server refused a call (status 0: no answer came at all); `entries` gives offers their titles. */
export function describeRefusal(
  status: number,
  answer: unknown,
  staff: StaffLocale,
  entries: readonly SiteEntry[] = [],
): string {
  const { problems = [] } = Object(answer) as { problems?: readonly ContentProblem[] };
  if (problems.length > 0)
    return problems.map((problem) => describeProblem(problem, entries, staff)).join("\n");
  if (status === 0) return say(OFFLINE, staff);
  if (status === 401) return say(STATUS_BAR_WORDS.signedOut, staff);
  return say(BY_STATUS[status] ?? OTHERWISE, staff);
}
