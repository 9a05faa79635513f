import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { plugin as typeOperations } from "@graphql-codegen/typescript-operations";
import { buildASTSchema, concatAST, Kind, parse, validate } from "graphql";

import { listFiles } from "../../src/files/list-files.mjs";
import { importSource } from "./bundle.mjs";
import { Problem } from "./problem.mjs";
import { inRoot, ROOT } from "./root.mjs";

/** Types of Gatsby and its plugins that queries use. Each build checks the queries against the whole schema, which only Gatsby knows. */
const BASE = `
  scalar JSON
  scalar GatsbyImageData
  directive @dontInfer on OBJECT
  directive @contentFile on FIELD_DEFINITION
  directive @markdown on FIELD_DEFINITION
  interface Node { id: ID! }
  type Site { siteMetadata: SiteMetadata }
  type SiteMetadata { siteUrl: String }
  type File { publicURL: String, childImageSharp: ImageSharp }
  type ImageSharp { gatsbyImageData(layout: JSON, breakpoints: JSON, aspectRatio: JSON): GatsbyImageData! }
`;

const CONFIG = {
  ...{
    avoidOptionals: true,
    immutableTypes: true,
    maybeValue: "T | null",
    noExport: true,
    skipTypename: true,
  },
  namingConvention: { typeNames: "keep", enumValues: "keep", transformUnderscore: false },
  scalars: {
    JSON: "Record<string, unknown>",
    GatsbyImageData: "import('gatsby-plugin-image').IGatsbyImageData",
  },
};

const HEADER = `// Written by npm run types from the schema and the queries of src.
type Exact<T> = T;
type Scalars = { String: string };
`;

/** Collects what `gatsby-node.ts` declares: types, and the fields that resolvers add. */
async function collectDeclarations() {
  const { createSchemaCustomization } = await importSource("src/content/gatsby/create-schema.ts");
  const { createOfferResolvers } = await importSource("src/content/gatsby/create-resolvers.ts");
  const declarations = [];
  createSchemaCustomization({
    actions: { createFieldExtension: () => {}, createTypes: (types) => declarations.push(...types) },
  });
  const addFields = (resolvers) => {
    for (const [type, fields] of Object.entries(resolvers))
      for (const [field, { type: result }] of Object.entries(fields))
        if (result) declarations.push(`extend type ${type} { ${field}: ${result} }`);
  };
  createOfferResolvers({ createResolvers: addFields, createNodeId: (id) => id });
  return declarations.join("\n");
}

/** Adds what Gatsby adds for each type of nodes: the id, and the two fields by which pages query it. */
function queryNodes(declarations) {
  const nodes = parse(declarations).definitions.filter((type) => type.interfaces?.length > 0);
  const queries = nodes.map(({ name: { value: name }, fields }) => {
    const field = `${name[0].toLowerCase()}${name.slice(1)}`;
    const hasId = fields.some((one) => one.name.value === "id");
    return `${hasId ? "" : `extend type ${name} { id: ID! }`}
      type ${name}Connection { nodes: [${name}!]!, edges: [${name}Edge!]!, distinct(field: JSON!): [String!]! }
      type ${name}Edge { node: ${name}! }
      extend type Query {
        ${field}(id: JSON, locale: JSON, name: JSON): ${name}
        all${name}(filter: JSON, sort: JSON, limit: JSON): ${name}Connection!
      }`;
  });
  return ["type Query { site: Site }", ...queries].join("\n");
}

async function readQueries() {
  const files = listFiles(join(ROOT, "src")).filter((file) => /\.tsx$/.test(file));
  const texts = await Promise.all(files.sort().map((file) => readFile(join(ROOT, "src", file), "utf8")));
  const queries = texts.flatMap((text) => [...text.matchAll(/\bgraphql`([^`]*)`/g)]);
  return queries.map(([, query]) => parse(query));
}

/** Creates the types of the pages' queries and fragments, in the namespace that Gatsby's own typegen uses. */
async function createQueryTypes() {
  const declarations = await collectDeclarations();
  const schema = buildASTSchema(parse([BASE, declarations, queryNodes(declarations)].join("\n")));
  const document = concatAST(await readQueries());
  const errors = validate(schema, document);
  if (errors.length > 0)
    throw new Problem("A GraphQL query in src does not match the schema.", { output: errors.join("\n\n") });
  const fragments = document.definitions
    .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
    .map((node) => ({
      node,
      name: node.name.value,
      onType: node.typeCondition.name.value,
      isExternal: false,
    }));
  const { content } = typeOperations(schema, [{ document }], { ...CONFIG, externalFragments: fragments });
  return `declare namespace Queries {\n${HEADER}${content}\n}\n`;
}

/** Writes the types that follow from queries, schemas and sentences. */
export async function writeTypes() {
  const { createMessageTypes } = await importSource("src/content/outputs/generated-sources.ts");
  await writeFile(inRoot("src/domain/i18n/placeholders.d.ts"), createMessageTypes());
  await writeFile(inRoot("src/gatsby-types.d.ts"), await createQueryTypes());
}
