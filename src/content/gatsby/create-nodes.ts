import type { GatsbyNode, SourceNodesArgs, CreateResolversArgs } from "gatsby";

import type { Locale } from "../../domain/config/locales";
import { getOfferPath } from "../../domain/i18n/routes";
import { CONTENT_FILES, type ContentFile } from "../content-files";
import { formatContentProblems } from "../content-problem";
import { getOfferFile, type OfferFileName } from "../offer-file";
import { parseContentFile } from "../parse-content-file";
import { isPublished, type Publication } from "../publication";
import { getReviewFile, listReviews } from "../review-file";
import { unwrapField, type ConceptSchema } from "../schema/fields";
import { offerSchema } from "../schema/offer";
import {
  findContentProblems,
  listMedia,
  parseOffers,
  readCollection,
  readContentFiles,
  type ContentTexts,
} from "../site-content";

function listMarkdownFields(schema: ConceptSchema): string[] {
  return Object.keys(schema.shape).filter((name) => {
    const field = schema.shape[name];
    return field && unwrapField(field).meta.kind === "markdown";
  });
}

interface ContentNode {
  type: string;
  /** Its id follows from it. */
  name: string;
  fields: Record<string, unknown>;
  markdown?: readonly string[];
}

/** The one place where a build leaves offers out: no page, list or output knows one that the site does not show now. */
function listOffers(files: ContentTexts): ContentNode[] {
  const markdown = listMarkdownFields(offerSchema);
  return parseOffers(files)
    .filter((offer) => isPublished(offer))
    .map((offer) => {
      const path = getOfferPath(offer.collection, offer.locale, offer.url_slug);
      return { type: "Offer", name: nameOfferNode(offer), fields: { ...offer, path }, markdown };
    });
}

/** A notice outside of its time loses its text, so that no page built from now on has it, with or without scripts. */
function hideByDate(content: Record<string, unknown> & Publication): Record<string, unknown> {
  return isPublished(content) ? content : { ...content, text: "" };
}

function listPagesAndSettings(files: ContentTexts): ContentNode[] {
  return (Object.keys(CONTENT_FILES) as ContentFile[]).flatMap((file) => {
    const { type, schema } = CONTENT_FILES[file];
    const { locales } = parseContentFile(`${file}.json`, files.get(`content/${file}.json`) ?? "");
    return locales.map(({ locale, content }) => ({
      ...{ type, name: nameContentNode(file, locale), markdown: listMarkdownFields(schema) },
      fields: { ...hideByDate(content), locale, name: file.split("/").at(-1) },
    }));
  });
}

/** Of the collections in JSON the site shows the team alone. */
function listTeam(files: ContentTexts): ContentNode[] {
  return readCollection(files, "team").flatMap(({ key, locales }) =>
    locales.map(({ locale, content }) => ({
      ...{ type: "TeamMember", name: `TeamMember ${key} ${locale}`, fields: { ...content, locale, key } },
    })),
  );
}

/** Creates a node, and one of its own for each markdown field, of which gatsby-transformer-remark makes a `MarkdownRemark` node. */
async function createNode(args: SourceNodesArgs, { type, name, fields, markdown = [] }: ContentNode) {
  const { actions, createNodeId, createContentDigest, getNode } = args;
  const id = createNodeId(name);
  const internal = { type, contentDigest: createContentDigest(fields) };
  await actions.createNode({ ...fields, id, parent: null, children: [], internal });
  for (const field of markdown) {
    // Without the line feed a text that begins with --- would be read as front matter.
    const content = `\n${String(fields[field])}`;
    const child = {
      ...{ field, id: createNodeId(`${name} ${field}`), parent: id, children: [] },
      internal: {
        ...{ type: "MarkdownField", mediaType: "text/markdown", content },
        contentDigest: createContentDigest(content),
      },
    };
    await actions.createNode(child);
    const parent = getNode(id);
    if (parent && !parent.children.includes(child.id)) actions.createParentChildLink({ parent, child });
  }
}

/**
 * Makes nodes of the content of a site's folder, and stops a build whose content has problems. Gatsby passes over nodes that have not changed,
 * and deletes those that are not made again: an offer that is gone, or hidden by its dates.
 */
export async function createContentNodes(args: SourceNodesArgs, root: string): Promise<void> {
  const files = await readContentFiles(root);
  const problems = findContentProblems(files, listMedia(root));
  if (problems.length > 0) args.reporter.panicOnBuild(formatContentProblems(problems));
  const reviews = listReviews(files).map((review) => ({
    ...{ type: "Review", name: `Review ${getReviewFile(review.key)}`, fields: { ...review } },
  }));
  const nodes = [listOffers(files), listPagesAndSettings(files), listTeam(files), reviews].flat();
  for (const node of nodes) await createNode(args, node);
}

export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => createContentNodes(args, process.cwd());

export function nameOfferNode(name: OfferFileName): string {
  return `Offer ${getOfferFile(name)}`;
}

export function nameContentNode(file: ContentFile, locale: Locale): string {
  return `${CONTENT_FILES[file].type} ${file}.json ${locale}`;
}

/** Returns nodes by their names. A page depends on these nodes alone, and none of them has to be searched for. */
export interface ContentNodes {
  getContent: <Content>(context: ResolverContext, file: ContentFile, locale: Locale) => Content;
  getOffers: (context: ResolverContext, names: readonly OfferFileName[]) => Record<string, unknown>[];
}

export function createNodeFinder(createNodeId: CreateResolversArgs["createNodeId"]): ContentNodes {
  return {
    getContent: <Content>({ nodeModel }: ResolverContext, file: ContentFile, locale: Locale) => {
      const node = nodeModel.getNodeById({ id: createNodeId(nameContentNode(file, locale)) });
      if (!node) throw new Error(`There is no "${locale}" in content/${file}.json. Expected every language.`);
      return node as Content;
    },
    getOffers: ({ nodeModel }, names) =>
      nodeModel.getNodesByIds({ ids: names.map((name) => createNodeId(nameOfferNode(name))) }),
  };
}

/** Gatsby queries a page again when a node has changed that its resolvers got by these. */
interface NodeModel {
  getNodeById: (args: { id: string }) => Record<string, unknown> | null;
  getNodesByIds: (args: { ids: string[] }) => Record<string, unknown>[];
  findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<Record<string, unknown>> }>;
}

export interface ResolverContext {
  nodeModel: NodeModel;
}
