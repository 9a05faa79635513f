import type { ContentProblem } from "../../content/content-problem";
import { say, type StaffLocale, type StaffText } from "../../config/staff-text";
import { describeFault } from "../save-validation/problem-words";
import { createWords } from "../status-bar/status-bar-words";

const BY_STATUS: Readonly<Record<number, StaffText>> = {
  403: ["This cannot be done here.", "Esto no se puede hacer aquí."],
  404: ["It is no longer there.", "Ya no está."],
  413: ["This is too large to be sent.", "Es demasiado grande para enviarlo."],
  429: [
    "Too much at once. Try again in a few minutes.",
    "Demasiado a la vez. Prueba de nuevo en unos minutos.",
  ],
};
const OTHERWISE: StaffText = [
  "It could not be saved. What you typed is still here: try again in a moment.",
  "No se pudo guardar. Lo que escribiste sigue aquí: prueba de nuevo en un momento.",
];

function describeProblem(problem: ContentProblem, staff: StaffLocale): string {
  return `${problem.file.split("/").at(-1) ?? ""}: ${describeFault(problem, staff)}`;
}

/** Says in the staff's language why the server refused a call. */
export function describeRefusal(status: number, answer: unknown, staff: StaffLocale): string {
  const { problems = [] } = Object(answer) as { problems?: readonly ContentProblem[] };
  if (problems.length > 0) return problems.map((problem) => describeProblem(problem, staff)).join("\n");
  if (status === 401) return createWords(staff)("signedOut");
  return say(BY_STATUS[status] ?? OTHERWISE, staff);
}
