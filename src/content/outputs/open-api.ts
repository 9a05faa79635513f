import { z } from "zod";

import { LOCALE_CODES } from "../../domain/config/locales";
import { COLLECTIONS } from "../../domain/config/offer";
import { offerSchema } from "../schema/offer";
import written from "./open-api.json";

/** Where the site serves it. */
export const OPEN_API_PATH = "/content-api.openapi.json";

interface JsonSchema {
  properties: Record<string, object>;
  required: string[];
}

// The content API gives the body as HTML: its schema is written by hand.
const OFFER = z.toJSONSchema(offerSchema.omit({ body: true }), {
  override: ({ zodSchema, jsonSchema }) => {
    delete jsonSchema.default;
    // A calendar as a regular expression: 300 characters that nobody reads.
    if (zodSchema instanceof z.ZodISODate || zodSchema instanceof z.ZodISODateTime) delete jsonSchema.pattern;
  },
}) as unknown as JsonSchema;

/** Creates the OpenAPI document of the content API: what is written by hand, with the fields of an offer, the languages and the collections. */
export function createOpenApi() {
  const { parameters, schemas } = written.components;
  const { PartialDocument, Document } = schemas;
  const described: Record<string, object> = PartialDocument.properties;
  const fields = Object.entries(OFFER.properties).map(
    ([name, field]) => [name, { ...field, ...described[name] }] as const,
  );
  return {
    ...written,
    components: {
      parameters: {
        ...parameters,
        locale: { ...parameters.locale, schema: { enum: LOCALE_CODES } },
        collection: { ...parameters.collection, schema: { enum: COLLECTIONS } },
      },
      schemas: {
        ...schemas,
        PartialDocument: { ...PartialDocument, properties: { ...described, ...Object.fromEntries(fields) } },
        Document: { ...Document, required: [...Document.required, ...OFFER.required] },
      },
    },
  };
}
