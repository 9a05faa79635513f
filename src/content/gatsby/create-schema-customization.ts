import type { GatsbyNode } from "gatsby";
import { CONTENT_FILES } from "../content-files";
import { offerSchema } from "../schema/offer";
import { reviewSchema } from "../schema/review";
import { teamMemberSchema } from "../schema/team-member";
import { CARD_TYPES } from "./card-resolvers";
import { MAP_TYPES } from "./map-types";
import { REVIEW_TYPES } from "./review-resolvers";
import { schemaToSdl } from "./schema-to-sdl";

const OFFER_FIELDS = ["key: String!", "locale: String!", "collection: String!", "path: String!"];

/** `name` is the file's own, e.g. `excursions`: several files may have one type. */
const FILE_FIELDS = ["locale: String!", "name: String!"];

const OTHER_TYPES = `
  type Locale implements Node @dontInfer {
    language: String!
    ns: String!
    data: JSON!
  }
  # Without inference: front matter is not queried, an empty translation changes no type.
  type MarkdownRemark implements Node @dontInfer {
    id: ID!
  }
  type MarkdownField implements Node @dontInfer {
    field: String!
  }
  # What is not shown is not queried.
  type UnpublishedOffer implements Node @dontInfer {
    id: ID!
  }
  type ContentProblem implements Node @dontInfer {
    file: String!
    code: String!
  }
`;

interface FileContext {
  nodeModel: { findOne: (args: { type: string; query: object }) => Promise<unknown> };
}

/** A picture or video is named from any file of the content as `../media/…`. */
function findContentFile(
  source: Record<string, unknown>,
  _: object,
  { nodeModel }: FileContext,
  { fieldName }: { fieldName: string },
) {
  const path = source[fieldName];
  if (typeof path !== "string") return null;
  const filter = { relativePath: { eq: path.replace(/^\.\.\//, "") } };
  return nodeModel.findOne({ type: "File", query: { filter } });
}

/** Declares the GraphQL types: one per content concept, written from its zod schema. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  const fileTypes = new Map(Object.values(CONTENT_FILES).map(({ type, schema }) => [type, schema]));
  actions.createFieldExtension({ name: "contentFile", extend: () => ({ resolve: findContentFile }) });
  actions.createTypes([
    OTHER_TYPES,
    CARD_TYPES,
    MAP_TYPES,
    REVIEW_TYPES,
    schemaToSdl("Offer", offerSchema, OFFER_FIELDS),
    schemaToSdl("Review", reviewSchema, ["key: String!"]),
    schemaToSdl("TeamMember", teamMemberSchema, ["key: String!", "locale: String!"]),
    ...[...fileTypes].map(([type, schema]) => schemaToSdl(type, schema, FILE_FIELDS)),
  ]);
};
