/** @jest-environment node */
import type { ContentProblem } from "./content-problem";
import { EXPECTED, formatContentProblems } from "./format-content-problems";

const title: ContentProblem = {
  file: "pages/home.json",
  path: "es.hero.title",
  code: "empty-text",
  found: "",
};
const port: ContentProblem = {
  ...{ file: "catalog/yacht/it.md", path: "ports.0", found: "paris" },
  ...{ code: "not-in-list", options: ["bayahibe", "punta-cana"] },
};
const yaml: ContentProblem = {
  file: "catalog/yacht/es.md",
  ...{ code: "invalid-yaml", reason: "Map keys must be unique at line 3, column 1", line: 3 },
};

it("stops a build with file, field, what was expected and what was found", () => {
  expect(formatContentProblems([title])).toBe(`The content has 1 problem; nothing was published.

  pages/home.json
    field:    es.hero.title
    expected: a text that is not empty
    found:    ""
`);
});

it("names all problems at once, and the line of a mistake in YAML", () => {
  expect(formatContentProblems([title, port, yaml])).toBe(`The content has 3 problems; nothing was published.

  pages/home.json
    field:    es.hero.title
    expected: a text that is not empty
    found:    ""

  catalog/yacht/it.md
    field:    ports.0
    expected: one of bayahibe, punta-cana
    found:    "paris"

  catalog/yacht/es.md
    field:    (front matter)
    expected: YAML, in a text between two lines of ---
    found:    Map keys must be unique at line 3, column 1
`);
});

it("has an English sentence for every code", () => {
  for (const sentence of Object.values(EXPECTED)) expect(sentence).toMatch(/^(?=.*\w).{4,}$/);
});
