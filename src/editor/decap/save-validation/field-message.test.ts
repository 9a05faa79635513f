/** @jest-environment node */
import type { ContentProblem } from "../../../content/content-problem";
import { EXPECTED } from "../../../content/format-content-problems";
import type { StaffLocale } from "../../../config/staff";
import { problems } from "../../../locales/en/editor/texts.json";
import { describeFault } from "./field-message";

const FILE = { file: "excursions/saona-island/en.md" };

it("has a sentence for every code that the terminal knows, and no more", () => {
  expect(Object.keys(problems).sort()).toEqual(Object.keys(EXPECTED).sort());
});

it.each<[StaffLocale, ContentProblem, string]>([
  ["es", { ...FILE, path: "title", code: "wrong-type", type: "string" }, "falta"],
  ["en", { ...FILE, path: "title", code: "empty-text", found: "  " }, "is missing"],
  [
    "es",
    { ...FILE, code: "invalid-yaml", reason: "…", line: 3 },
    "no se puede leer: recupere una versión anterior o avise a quien cuida la web",
  ],
  ["en", { ...FILE, path: "x", code: "not-in-list", options: ["a", "b"], found: 1 }, "choose one of: a, b"],
  [
    "es",
    { ...FILE, path: "days", code: "not-in-list", options: ["monday", "sunday"], found: 1 },
    "elija entre: Lunes, Domingo",
  ],
])("fills in the values of a problem (%s)", (staff, problem, sentence) => {
  expect(describeFault(problem, staff)).toBe(sentence);
});
