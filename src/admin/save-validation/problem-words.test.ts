/** @jest-environment node */
import type { ContentProblem } from "../../content/content-problem";
import { EXPECTED } from "../../content/format-content-problems";
import { STAFF_LOCALES, type StaffLocale } from "../../config/staff-text";
import { describeFault, PROBLEM_WORDS } from "./problem-words";

const FILE = { file: "excursions/saona-island/en.md" };

it.each(STAFF_LOCALES)("has a sentence for every code that the terminal knows (%s)", (staff) => {
  expect(Object.keys(PROBLEM_WORDS).sort()).toEqual(Object.keys(EXPECTED).sort());
  for (const words of Object.values(PROBLEM_WORDS)) expect(words[staff].length).toBeGreaterThan(3);
});

it.each<[StaffLocale, ContentProblem, string]>([
  ["es", { ...FILE, path: "title", code: "wrong-type", type: "string" }, "falta"],
  ["en", { ...FILE, path: "title", code: "empty-text", found: "  " }, "is missing"],
  [
    "es",
    { ...FILE, code: "invalid-yaml", reason: "…", line: 3 },
    "no se puede leer: recupera una versión anterior o avisa a quien cuida la web",
  ],
  ["en", { ...FILE, path: "x", code: "not-in-list", options: ["a", "b"], found: 1 }, "choose one of: a, b"],
  [
    "es",
    { ...FILE, path: "days", code: "not-in-list", options: ["monday", "sunday"], found: 1 },
    "elige entre: Lunes, Domingo",
  ],
])("fills in the values of a problem (%s)", (staff, problem, sentence) => {
  expect(describeFault(problem, staff)).toBe(sentence);
});
