import type { GatsbyNode, Node } from "gatsby";
import { z } from "zod";

import { CONTENT_FILES } from "../content-files";
import { mapDrawingSchema } from "../map/drawing";
import { reviewSchema, teamMemberSchema } from "../schema/collections";
import { unwrapField, type ConceptSchema } from "../schema/fields";
import { offerSchema } from "../schema/offer";
import type { ResolverContext } from "./create-nodes";
import { CARD_TYPES, REVIEW_TYPES } from "./create-resolvers";
import { MAP_TYPES } from "./map-resolvers";

const OFFER_FIELDS = ["key: String!", "locale: String!", "collection: String!", "path: String!"];

/** `name` is the file's own, e.g. `excursions`: several files may have one type. */
const FILE_FIELDS = ["locale: String!", "name: String!"];

const OTHER_TYPES = `
  type Locale implements Node @dontInfer {
    language: String!
    ns: String!
    data: JSON!
  }
  type MarkdownRemark implements Node @dontInfer {
    id: ID!
  }
  type MarkdownField implements Node @dontInfer {
    field: String!
  }
`;

interface FieldContext {
  nodeModel: ResolverContext["nodeModel"] & {
    findOne: (args: { type: string; query: object }) => Promise<unknown>;
  };
}

/** A picture or video is named from any file of the content as `../media/…`. */
function findContentFile(
  source: Record<string, unknown>,
  _: object,
  { nodeModel }: FieldContext,
  { fieldName }: { fieldName: string },
) {
  const path = source[fieldName];
  if (typeof path !== "string") return null;
  const filter = { relativePath: { eq: path.replace(/^\.\.\//, "") } };
  return nodeModel.findOne({ type: "File", query: { filter } });
}

interface SchemaInfo {
  fieldName: string;
  schema: { getType: (name: string) => { getFields: () => Record<string, { resolve?: FieldResolve }> } };
}
type FieldResolve = (node: object, args: object, context: FieldContext, info: SchemaInfo) => unknown;

/** Has gatsby-transformer-remark render a markdown field, of which it has made a node. */
function renderMarkdown({ id, children }: Node, _: object, context: FieldContext, info: SchemaInfo) {
  const { nodeModel } = context;
  const fields = nodeModel.getNodesByIds({ ids: children }) as unknown as (Node & { field: string })[];
  const [child] = fields.find(({ field }) => field === info.fieldName)?.children ?? [];
  const markdown = child === undefined ? null : nodeModel.getNodeById({ id: child });
  if (!markdown) throw new Error(`There is no MarkdownRemark node for "${info.fieldName}" of ${id}.`);
  const { html } = info.schema.getType("MarkdownRemark").getFields();
  return html?.resolve?.(markdown, {}, context, info);
}

/** Declares the GraphQL types: one per content concept, written from its zod schema. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  const fileTypes = new Map(Object.values(CONTENT_FILES).map(({ type, schema }) => [type, schema]));
  actions.createFieldExtension({ name: "contentFile", extend: () => ({ resolve: findContentFile }) });
  actions.createFieldExtension({ name: "markdown", extend: () => ({ resolve: renderMarkdown }) });
  actions.createTypes([
    OTHER_TYPES,
    CARD_TYPES,
    MAP_TYPES,
    typesToSdl("MapDrawing", mapDrawingSchema),
    REVIEW_TYPES,
    schemaToSdl("Offer", offerSchema, OFFER_FIELDS),
    schemaToSdl("Review", reviewSchema, ["key: String!"]),
    schemaToSdl("TeamMember", teamMemberSchema, ["key: String!", "locale: String!"]),
    ...[...fileTypes].map(([type, schema]) => schemaToSdl(type, schema, FILE_FIELDS)),
  ]);
};

function toPascalCase(name: string): string {
  return name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  ...{ image: " @contentFile", file: " @contentFile", markdown: " @markdown" },
};

/** Collects the GraphQL types of nested objects while a schema is walked. */
class SdlWriter {
  readonly types: string[] = [];

  getType(field: z.core.$ZodType, typeName: string): string {
    const { schema, meta } = unwrapField(field);
    if (meta.kind === "image" || meta.kind === "file") return "File";
    if (schema instanceof z.ZodObject) {
      this.types.push(`type ${typeName} {\n${this.getFields(schema, typeName).join("\n")}\n}`);
      return typeName;
    }
    if (schema instanceof z.ZodArray) return `[${this.getType(schema.element, typeName)}!]`;
    if (schema instanceof z.ZodBoolean) return "Boolean";
    if (schema instanceof z.ZodNumber) return schema.format === "safeint" ? "Int" : "Float";
    return "String";
  }

  getFields(schema: ConceptSchema, typeName: string): string[] {
    return Object.entries(schema.shape).map(([name, field]) => {
      const { optional, meta } = unwrapField(field);
      const type = this.getType(field, `${typeName}${toPascalCase(name)}`);
      return `  ${name}: ${type}${optional ? "" : "!"}${meta.kind ? (EXTENSIONS[meta.kind] ?? "") : ""}`;
    });
  }
}

/**
 * Writes the GraphQL types of a content concept from its zod schema, so that the schema stays the only truth:
 * pictures become File nodes, optional fields are nullable, everything else is not. `extraFields` are SDL lines.
 */
export function schemaToSdl(typeName: string, schema: ConceptSchema, extraFields: readonly string[]): string {
  const writer = new SdlWriter();
  const fields = [...extraFields.map((line) => `  ${line}`), ...writer.getFields(schema, typeName)];
  return [...writer.types, `type ${typeName} implements Node @dontInfer {\n${fields.join("\n")}\n}`].join(
    "\n\n",
  );
}

/** The same for an object that is no node. */
function typesToSdl(typeName: string, schema: z.ZodObject): string {
  const writer = new SdlWriter();
  writer.getType(schema, typeName);
  return writer.types.join("\n\n");
}
