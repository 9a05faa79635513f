/** @jest-environment node */
import { z } from "zod";

import { CONTENT_FILES, JSON_COLLECTIONS } from "./content-files";
import { FORMAT_CODES, toContentProblems } from "./content-problem";
import { offerSchema } from "./schema/offer";

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
  const schema = z.strictObject({ boat: z.strictObject({}) });
  const value = { boat: { colour: "red" } };
  const { error } = schema.safeParse(value);
  expect(error && toContentProblems("pages/home.json", value, error, ["es"])).toEqual([
    { file: "pages/home.json", path: "es.boat.colour", code: "unknown-field", found: "red" },
  ]);
});
