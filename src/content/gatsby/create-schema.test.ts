/** @jest-environment node */
import { buildSchema } from "gatsby/graphql";
import { z } from "zod";

import { CONTENT_FILES, JSON_COLLECTIONS } from "../content-files";
import { reviewSchema } from "../schema/collections";
import { imagePath, picture, text, textList } from "../schema/fields";
import { offerSchema } from "../schema/offer";
import { schemaToSdl } from "./create-schema";

const getField = (schema: z.ZodType) => schemaToSdl("Thing", z.object({ field: schema }), []);

describe("a field of a content file", () => {
  it.each<[string, z.ZodType, string]>([
    ["a text", text(10), "String!"],
    ["a text that may be missing", z.string().optional(), "String"],
    ["a choice", z.enum(["a", "b"]), "String!"],
    ["a whole number", z.int(), "Int!"],
    ["any number", z.number().positive(), "Float!"],
    ["a yes or no", z.boolean().default(true), "Boolean!"],
    ["a list", textList(10), "[String!]!"],
    ["a picture's path", imagePath(), "File! @contentFile"],
    ["a picture's path that may be missing", imagePath().optional(), "File @contentFile"],
  ])("%s", (_, schema, type) => {
    expect(getField(schema)).toBe(`type Thing implements Node @dontInfer {\n  field: ${type}\n}`);
  });

  it("that is an object has a type of its own, named after where it stands", () => {
    const schema = z.object({ call_to_action: z.object({ pictures: z.array(picture()) }).optional() });
    expect(schemaToSdl("HomePage", schema, ["locale: String!"])).toBe(
      `
type HomePageCallToActionPictures {
  image: File! @contentFile
  alt: String!
}

type HomePageCallToAction {
  pictures: [HomePageCallToActionPictures!]!
}

type HomePage implements Node @dontInfer {
  locale: String!
  call_to_action: HomePageCallToAction
}`.trim(),
    );
  });
});

it("the types of all content are valid GraphQL", () => {
  const types = [
    offerSchema,
    reviewSchema,
    ...Object.values({ ...CONTENT_FILES, ...JSON_COLLECTIONS }).map(({ schema }) => schema),
  ];
  const gatsby = `
    directive @dontInfer on OBJECT
    directive @contentFile on FIELD_DEFINITION
    interface Node { id: ID! }
    type File { id: ID! }
    type Query { thing: Thing }
  `;
  for (const schema of types) {
    expect(() => buildSchema(gatsby + schemaToSdl("Thing", schema, ["id: ID!"]))).not.toThrow();
  }
});
