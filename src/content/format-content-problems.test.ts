/** @jest-environment node */
import { z } from "zod";

import { CONTENT_FILES, JSON_COLLECTIONS } from "./content-files";
import { FORMAT_CODES, toContentProblems } from "./content-problem";
import { EXPECTED, formatContentProblems } from "./format-content-problems";
import { offerSchema } from "./schema/offer";

it("names all problems at once: file, field or line, what was expected and what was found", () => {
  expect(
    formatContentProblems([
      { file: "pages/home.json", path: "es.hero.title", code: "empty-text", found: "" },
      {
        file: "catalog/yacht/it.md",
        path: "ports.0",
        found: "paris",
        code: "not-in-list",
        options: ["a", "b"],
      },
      {
        file: "catalog/yacht/es.md",
        code: "invalid-yaml",
        reason: "Map keys must be unique at line 3",
        line: 3,
      },
    ]),
  ).toBe(`The content has 3 problems; nothing was published.

  pages/home.json
    field:    es.hero.title
    expected: a text that is not empty
    found:    ""

  catalog/yacht/it.md
    field:    ports.0
    expected: one of a, b
    found:    "paris"

  catalog/yacht/es.md
    field:    (front matter)
    expected: YAML, in a text between two lines of ---
    found:    Map keys must be unique at line 3
`);
  for (const sentence of Object.values(EXPECTED)) expect(sentence).toMatch(/^(?=.*\w).{4,}$/);
});

/** Lists the messages of all format checks in a schema, as JSON Schema cannot. */
function listFormats(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject)
    return Object.values(schema.shape as z.core.$ZodShape).flatMap(listFormats);
  if (schema instanceof z.ZodArray) return listFormats(schema.element);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return listFormats(schema.unwrap());
  const issues = z.safeParse(schema, "?").error?.issues ?? [];
  return issues.filter(({ code }) => code === "invalid_format").map(({ message }) => message);
}

it("every form that a schema of the content asks for has a code of its own", () => {
  const others = [...Object.values(CONTENT_FILES), ...Object.values(JSON_COLLECTIONS)];
  const schemas = [offerSchema, ...others.map(({ schema }) => schema)];
  expect([...new Set(schemas.flatMap(listFormats))].sort()).toEqual([...FORMAT_CODES].sort());
});

it("names each unknown field, with its value", () => {
  const value = { boat: { colour: "red" } };
  const { error } = z.strictObject({ boat: z.strictObject({}) }).safeParse(value);
  expect(error && toContentProblems("pages/home.json", value, error, ["es"])).toEqual([
    { file: "pages/home.json", path: "es.boat.colour", code: "unknown-field", found: "red" },
  ]);
});
