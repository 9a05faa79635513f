/** @jest-environment node */
import { z } from "zod";

import { CONTENT_FILES, JSON_COLLECTIONS } from "./content-files";
import { FORMAT_CODES } from "./content-problem";
import { offerSchema } from "./schema/offer";
import { toContentFault, toContentProblems } from "./to-content-problems";

const parse = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0];

describe("every kind of issue of zod", () => {
  it.each<[kind: string, z.ZodType, value: unknown, fault: object]>([
    ["invalid_type", z.string(), 7, { code: "wrong-type", type: "string" }],
    ["invalid_type", z.int(), 7.5, { code: "not-a-number", type: "int" }],
    ["invalid_value", z.enum(["a", "b"]), "c", { code: "not-in-list", options: ["a", "b"] }],
    ["unrecognized_keys", z.strictObject({}), { a: 1 }, { code: "unknown-field" }],
    ["too_big", z.string().max(2), "abc", { code: "too-long", max: 2 }],
    ["too_big", z.number().max(2), 3, { code: "too-large", max: 2 }],
    ["too_small", z.string().min(1), "", { code: "empty-text" }],
    ["too_small", z.array(z.string()).min(1), [], { code: "too-small", min: 1 }],
    ["too_small", z.number().positive(), 0, { code: "not-above", limit: 0 }],
    ["invalid_format", z.string().regex(/a/, "invalid-slug"), "b", { code: "invalid-slug" }],
    ["invalid_format", z.email(), "b", { code: "not-accepted" }],
    ["not_multiple_of", z.number().multipleOf(2), 3, { code: "not-accepted" }],
    ["invalid_union", z.union([z.string(), z.boolean()]), 3, { code: "not-accepted" }],
    ["invalid_key", z.record(z.string().max(1), z.number()), { ab: 1 }, { code: "not-accepted" }],
    ["invalid_element", z.map(z.object({}), z.number()), new Map([[{}, "a"]]), { code: "not-accepted" }],
    ["custom", z.string().refine(() => false, "no"), "b", { code: "not-accepted", reason: "no" }],
  ])("has a code: %s", (kind, schema, value, fault) => {
    const issue = parse(schema, value);
    expect(issue?.code).toBe(kind);
    expect(issue && toContentFault(issue)).toMatchObject(fault);
  });
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
  const schema = z.strictObject({ boat: z.strictObject({}) });
  const value = { boat: { colour: "red" } };
  const { error } = schema.safeParse(value);
  expect(error && toContentProblems("pages/home.json", value, error, ["es"])).toEqual([
    { file: "pages/home.json", path: "es.boat.colour", code: "unknown-field", found: "red" },
  ]);
});
