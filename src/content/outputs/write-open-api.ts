import { readFileSync } from "node:fs";
import { z } from "zod";
import { COLLECTIONS } from "../../config/offer";
import { LOCALE_CODES } from "../../config/locales";
import { offerSchema } from "../schema/offer";
import { writeIfChanged } from "./write-if-changed";

export const OPEN_API = "docs/content-api.openapi.json";

interface JsonSchema {
  properties: Record<string, { description?: string }>;
  required: string[];
}

/** The part of the OpenAPI document that follows from the content model and the site's languages. */
interface OpenApi {
  components: {
    parameters: Record<"locale" | "collection", { schema: { enum: readonly string[] } }>;
    schemas: { PartialDocument: Pick<JsonSchema, "properties">; Document: Pick<JsonSchema, "required"> };
  };
}

// The content API gives the body as HTML: its schema in the document is written by hand.
const OFFER = z.toJSONSchema(offerSchema.omit({ body: true }), {
  override: ({ zodSchema, jsonSchema }) => {
    delete jsonSchema.default;
    // A calendar as a regular expression: 300 characters that nobody reads.
    if (zodSchema instanceof z.ZodISODate || zodSchema instanceof z.ZodISODateTime) delete jsonSchema.pattern;
  },
}) as unknown as JsonSchema;

/** Creates the OpenAPI document of the content API: the fields of an offer by their schema, all else as it is written by hand. */
export function createOpenApi(): string {
  const document = JSON.parse(readFileSync(OPEN_API, "utf8")) as OpenApi;
  const { parameters, schemas } = document.components;
  const { properties } = schemas.PartialDocument;
  for (const [name, field] of Object.entries(OFFER.properties)) {
    const description = properties[name]?.description;
    properties[name] = { ...field, ...(description !== undefined && { description }) };
  }
  schemas.Document.required = [...new Set([...schemas.Document.required, ...OFFER.required])];
  parameters.locale.schema.enum = LOCALE_CODES;
  parameters.collection.schema.enum = COLLECTIONS;
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Writes the document where a field of an offer has changed. */
export function writeOpenApi(): Promise<void> {
  return writeIfChanged(OPEN_API, createOpenApi());
}
