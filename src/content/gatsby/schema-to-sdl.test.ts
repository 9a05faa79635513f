/** @jest-environment node */
import { buildSchema } from "gatsby/graphql";
import { z } from "zod";

import { CONTENT_FILES } from "../content-files";
import { imagePath, markdown, picture, text, textList } from "../schema/fields";
import { offerSchema } from "../schema/offer";
import { schemaToSdl } from "./create-schema";

const getField = (schema: z.ZodType) => schemaToSdl("Thing", z.object({ field: schema }), []);

describe("a field of a content file", () => {
  it.each<[string, z.ZodType, string]>([
    ["a text", text(10), "String!"],
    ["a text with a default, which is never missing", z.string().default(""), "String!"],
    ["a text that may be missing", z.string().optional(), "String"],
    ["a choice", z.enum(["a", "b"]), "String!"],
    ["a whole number", z.int(), "Int!"],
    ["a whole number with limits", z.int().min(1).max(50), "Int!"],
    ["any number", z.number().positive(), "Float!"],
    ["a number that may be missing", z.int().positive().optional(), "Int"],
    ["a yes or no", z.boolean().default(true), "Boolean!"],
    ["a list", textList(10), "[String!]!"],
    ["markdown, which is rendered before", markdown(10), "String!"],
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

it.each([
  { name: "an offer", schema: offerSchema },
  ...Object.entries(CONTENT_FILES).map(([name, { schema }]) => ({ name, schema })),
])("the type of $name is valid GraphQL", ({ schema }) => {
  const gatsby = `
    directive @dontInfer on OBJECT
    directive @contentFile on FIELD_DEFINITION
    interface Node { id: ID! }
    type File { id: ID! }
    type Query { thing: Thing }
  `;
  expect(() => buildSchema(gatsby + schemaToSdl("Thing", schema, ["id: ID!"]))).not.toThrow();
});
