/** @jest-environment node */
import { z } from "zod";

import { CONTENT_FILES, JSON_COLLECTIONS } from "../content-files";
import { unwrapField, type ConceptSchema } from "./fields";
import { offerSchema } from "./offer";
import { reviewSchema } from "./collections";

/** A whole number is an `Int` of GraphQL, which has 32 bits; a query for a larger one fails, and with it the build. */
const INT_MAX = 2 ** 31 - 1;

const CONCEPTS: Readonly<Record<string, ConceptSchema>> = {
  offer: offerSchema,
  review: reviewSchema,
  ...Object.fromEntries(
    Object.entries({ ...CONTENT_FILES, ...JSON_COLLECTIONS }).map(([name, { schema }]) => [name, schema]),
  ),
};

function listTooWide(field: z.core.$ZodType, path: string): string[] {
  const { schema } = unwrapField(field);
  if (schema instanceof z.ZodArray) return listTooWide(schema.element, path);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as z.core.$ZodShape).flatMap(([name, inner]) =>
      listTooWide(inner, `${path} ${name}`),
    );
  if (!(schema instanceof z.ZodNumber) || schema.format !== "safeint") return [];
  const { minValue, maxValue } = schema;
  return (minValue ?? -Infinity) < -INT_MAX || (maxValue ?? Infinity) > INT_MAX ? [path] : [];
}

it.each(Object.entries(CONCEPTS))(
  "every whole number of %s has limits that GraphQL can hold",
  (name, schema) => {
    expect(listTooWide(schema, name)).toEqual([]);
  },
);

it("a place in a list that is a date by mistake is refused", () => {
  expect(offerSchema.shape.order.safeParse(202_611_251_200).success).toBe(false);
  expect(offerSchema.shape.order.safeParse(155).success).toBe(true);
});
