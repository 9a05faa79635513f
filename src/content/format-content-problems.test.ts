/** @jest-environment node */
import { z } from "zod";

import { CONTENT_FILES, JSON_COLLECTIONS } from "./content-files";
import { type ContentFault, FORMAT_CODES, toContentProblems, formatContentProblems } from "./content-problem";
import { offerSchema } from "./schema/offer";

it("names all problems at once: file, field, what is wrong, and what was found", () => {
  const wrongPort: ContentFault & { found: string } = {
    code: "not-in-list",
    options: ["a", "b"],
    found: "paris",
  };
  expect(
    formatContentProblems([
      { file: "pages/home.json", path: "es.hero.title", code: "wrong-type", type: "string" },
      { file: "catalog/yacht/it.md", path: "ports.0", ...wrongPort },
      { file: "catalog/yacht/es.md", code: "invalid-yaml", reason: "Map keys must be unique", line: 3 },
    ]),
  ).toBe(`The content has 3 problems; nothing was published.

  pages/home.json
    field:   es.hero.title
    problem: is missing (type: string)
    found:   nothing

  catalog/yacht/it.md
    field:   ports.0
    problem: choose one of: a, b
    found:   "paris"

  catalog/yacht/es.md
    field:   (the whole file)
    problem: cannot be read: bring an earlier version back, or tell the person who looks after the website (reason: Map keys must be unique; line: 3)
    found:   nothing
`);
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
