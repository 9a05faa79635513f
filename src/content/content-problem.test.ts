/** @jest-environment node */
import { formatContentProblems } from "./content-problem";

const title = {
  file: "pages/home.json",
  field: "es.hero.title",
  expected: "a text that is not empty",
  found: '""',
};
const port = { file: "catalog/yacht.it.md", field: "ports.0", expected: "one of bayahibe", found: '"paris"' };

it("stops a build with file, field, what was expected and what was found", () => {
  expect(formatContentProblems([title])).toBe(`The content has 1 problem; nothing was published.

  pages/home.json
    field:    es.hero.title
    expected: a text that is not empty
    found:    ""
`);
});

it("names all problems at once", () => {
  expect(formatContentProblems([title, port])).toBe(`The content has 2 problems; nothing was published.

  pages/home.json
    field:    es.hero.title
    expected: a text that is not empty
    found:    ""

  catalog/yacht.it.md
    field:    ports.0
    expected: one of bayahibe
    found:    "paris"
`);
});
