import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { z } from "zod";

import { LOCALE_CODES } from "../../domain/config/locales";
import { COLLECTIONS } from "../../domain/config/offer";
import { offerSchema } from "../schema/offer";
import { writeIfChanged } from "./write-if-changed";

const MESSAGES = "src/locales/en";
const HEADER = `// Written by npm run types (src/content/outputs/generated-sources.ts) from ${MESSAGES}: the key of every sentence, of plural forms the stem,
// and the names of its placeholders. Other words change nothing here.
`;

type Tree = string | { [key: string]: Tree };

function listSentences(tree: Tree, key: string): [key: string, sentence: string][] {
  if (typeof tree === "string") return [[key.replace(/_(zero|one|two|few|many|other)$/, ""), tree]];
  return Object.entries(tree).flatMap(([name, value]) => listSentences(value, `${key}.${name}`));
}

function toType(sentences: readonly string[]): string {
  const names = sentences.flatMap((sentence) =>
    [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name),
  );
  const types = [...new Set(names)].sort().map((name) => `"${name}"`);
  return types.join(" | ") || "never";
}

/** Creates the TypeScript type of the sentences' placeholders. */
export function createMessageTypes(): string {
  const sentences = new Map<string, string[]>();
  for (const file of readdirSync(MESSAGES)
    .filter((name) => name.endsWith(".json"))
    .sort()) {
    const tree = JSON.parse(readFileSync(join(MESSAGES, file), "utf8")) as Tree;
    for (const [key, sentence] of listSentences(tree, basename(file, ".json")))
      sentences.set(key, [...(sentences.get(key) ?? []), sentence]);
  }
  const members = [...sentences].map(([key, forms]) => `  "${key}": ${toType(forms)};\n`);
  return `${HEADER}export interface Placeholders {\n${members.join("")}}\n`;
}

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
