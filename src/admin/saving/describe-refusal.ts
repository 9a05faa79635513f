import { say, type StaffLocale, type StaffText } from "../../config/staff-text";
import type { ContentProblem } from "../../content/content-problem";
import { describeProblem } from "../status-bar/describe-problem";
import { createWords } from "../status-bar/status-bar-words";
import type { SiteEntry } from "../site-data";

const BY_STATUS: Readonly<Record<number, StaffText>> = {
  403: ["This cannot be done here.", "Esto no se puede hacer aquí.", "Questo qui non si può fare."],
  404: ["It is no longer there.", "Ya no está.", "Non c'è più."],
  413: [
    "This is too large to be sent.",
    "Es demasiado grande para enviarlo.",
    "È troppo grande per essere inviato.",
  ],
  429: [
    "Too much at once. Try again in a few minutes.",
    "Demasiado a la vez. Prueba de nuevo en unos minutos.",
    "Troppo in una volta. Riprova tra qualche minuto.",
  ],
};

const OTHERWISE: StaffText = [
  "That did not work. What you typed is still here: try again in a moment.",
  "No ha funcionado. Lo que escribiste sigue aquí: prueba de nuevo en un momento.",
  "Non ha funzionato. Quello che hai scritto è ancora qui: riprova tra poco.",
];

const OFFLINE: StaffText = [
  "There is no connection. What you typed is still here: check the connection, then try again.",
  "No hay conexión. Lo que escribiste sigue aquí: comprueba la conexión y prueba de nuevo.",
  "Non c'è connessione. Quello che hai scritto è ancora qui: controlla la connessione e riprova.",
];

/** Says that no answer came at all. */
export function describeOffline(staff: StaffLocale): string {
  return say(OFFLINE, staff);
}

/** Says in the staff's language why the server refused a call; `entries` gives offers their titles. */
export function describeRefusal(
  status: number,
  answer: unknown,
  staff: StaffLocale,
  entries: readonly SiteEntry[] = [],
): string {
  const { problems = [] } = Object(answer) as { problems?: readonly ContentProblem[] };
  if (problems.length > 0)
    return problems.map((problem) => describeProblem(problem, entries, staff)).join("\n");
  if (status === 401) return createWords(staff)("signedOut");
  return say(BY_STATUS[status] ?? OTHERWISE, staff);
}
