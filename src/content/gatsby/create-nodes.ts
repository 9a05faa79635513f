import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import type { CreateNodeArgs, GatsbyNode, Node, SourceNodesArgs } from "gatsby";

import { getOfferPath } from "../../i18n/routes";
import { CONTENT_FILES, isTeamFile } from "../content-files";
import type { ContentProblem } from "../content-problem";
import { readYaml, toFrontMatter } from "../front-matter";
import { getFactsFile, parseOfferFileName, type OfferFileName } from "../offer-file";
import { parseContentFile, type ContentFileResult } from "../parse-content-file";
import { findMisnamed, parseTranslation } from "../parse-offer";
import { isPublished, type Publication } from "../publication";
import { isReviewFile, parseReviewFile } from "../review-file";
import { unwrapField, type ConceptSchema } from "../schema/fields";
import { TEXT_RECORD_FILE } from "../translations/text-state";
import { getOfferType, nameContentNode, nameOfferNode, TEAM_TYPE, OFFER_TYPES } from "./content-nodes";

interface FileNode extends Node {
  sourceInstanceName: string;
  relativePath: string;
  absolutePath: string;
  name: string;
  extension: string;
}

/** Creates a child of a node; its id follows from its name, its digest from its markdown, or else its fields. */
async function createChild(
  { actions, createNodeId, createContentDigest }: CreateNodeArgs,
  parent: Node,
  type: string,
  name: string,
  fields: object,
  markdown?: { mediaType: string; content: string },
) {
  const contentDigest = createContentDigest(markdown?.content ?? fields);
  const child = {
    ...{ ...fields, id: createNodeId(name), parent: parent.id, children: [] },
    internal: { type, contentDigest, ...markdown },
  };
  await actions.createNode(child);
  actions.createParentChildLink({ parent, child });
  return child as unknown as Node;
}

/** Makes markdown in a JSON file a node of its own, of which gatsby-transformer-remark makes a `MarkdownRemark` node. */
function createMarkdownField(args: CreateNodeArgs, parent: Node, name: string, field: string, text: string) {
  // Without the line feed a text that begins with --- would be read as front matter.
  const markdown = { mediaType: "text/markdown", content: `\n${text}` };
  return createChild(args, parent, "MarkdownField", name, { field }, markdown);
}

/** Problems become nodes, so that a warm build, which skips unchanged files, still knows them. */
async function createProblems(args: CreateNodeArgs, file: Node, problems: readonly ContentProblem[]) {
  const created: Node[] = [];
  for (const problem of problems) {
    const name = `ContentProblem ${file.id} ${JSON.stringify(problem)}`;
    created.push(await createChild(args, file, "ContentProblem", name, problem));
  }
  return created;
}

interface MarkdownNode extends Node {
  frontmatter: Record<string, unknown>;
  rawMarkdownBody: string;
}

async function createOffer(args: CreateNodeArgs, markdown: MarkdownNode, file: FileNode) {
  const { frontmatter, rawMarkdownBody } = markdown;
  const name = parseOfferFileName(file.relativePath);
  if (!name) {
    await createProblems(args, markdown, findMisnamed(file.relativePath));
    return;
  }
  const facts = await readFile(join(dirname(file.absolutePath), basename(getFactsFile(name))), "utf8").catch(
    () => "",
  );
  const texts = toFrontMatter(frontmatter, rawMarkdownBody, await args.loadNodeContent(file));
  const { offers, problems } = parseTranslation(name, readYaml(facts), texts);
  const before = [...markdown.children];
  const created = await createProblems(args, markdown, problems);
  for (const offer of offers) {
    const path = getOfferPath(name.collection, name.locale, offer.url_slug);
    const type = getOfferType(offer);
    created.push(await createChild(args, markdown, type, nameOfferNode(name, type), { ...offer, path }));
  }
  // Made of the facts of before: a problem that is mended, an offer that is hidden now.
  for (const id of before) {
    const old = args.getNode(id);
    if (old && created.every((node) => node.id !== id)) args.actions.deleteNode(old);
  }
}

/** Facts that have changed are those of all languages. */
async function createOffers(args: CreateNodeArgs, facts: FileNode) {
  for (const markdown of args.getNodesByType("MarkdownRemark") as MarkdownNode[]) {
    const file = args.getNode(markdown.parent ?? "");
    if (file && isFile(file) && dirname(file.relativePath) === dirname(facts.relativePath))
      await createOffer(args, markdown, file);
  }
}

/** Of the collections in JSON the site shows the team alone. */
async function createTeamMember(args: CreateNodeArgs, file: FileNode, locales: ContentFileResult["locales"]) {
  for (const { locale, content } of locales) {
    const fields = { ...content, locale, key: file.name };
    await createChild(args, file, TEAM_TYPE, `${TEAM_TYPE} ${file.name} ${locale}`, fields);
  }
}

async function createContentFile(args: CreateNodeArgs, file: FileNode) {
  const { name, locales, problems } = parseContentFile(file.relativePath, await args.loadNodeContent(file));
  await createProblems(args, file, problems);
  if (!name) return isTeamFile(file.relativePath) ? createTeamMember(args, file, locales) : undefined;
  const { type, schema } = CONTENT_FILES[name];
  for (const { locale, content } of locales) {
    const nodeName = nameContentNode(name, locale);
    const node = await createChild(args, file, type, nodeName, { ...content, locale, name: file.name });
    for (const field of listMarkdownFields(schema))
      await createMarkdownField(args, node, `${nodeName} ${field}`, field, String(content[field]));
  }
}

async function createReview(args: CreateNodeArgs, file: FileNode) {
  const result = parseReviewFile(file.relativePath, await args.loadNodeContent(file));
  if ("problems" in result) await createProblems(args, file, result.problems);
  else await createChild(args, file, "Review", `Review ${file.relativePath}`, result.review);
}

function isFile(node: Node): node is FileNode {
  return node.internal.type === "File";
}

/** Turns content files into typed nodes, and what is wrong with them into `ContentProblem` nodes. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node } = args;
  if (node.internal.type === "MarkdownRemark") {
    const file = args.getNode(node.parent ?? "");
    if (file && isFile(file)) await createOffer(args, node as MarkdownNode, file);
    return;
  }
  if (!isFile(node)) return;
  if (node.sourceInstanceName !== "content") return;
  if (`content/${node.relativePath}` === TEXT_RECORD_FILE) return;
  if (node.extension === "yml") await createOffers(args, node);
  else if (node.extension !== "json") return;
  else if (isReviewFile(node.relativePath)) await createReview(args, node);
  else await createContentFile(args, node);
};

/** Lists the names of a concept's markdown fields. */
export function listMarkdownFields(schema: ConceptSchema): string[] {
  return Object.keys(schema.shape).filter((name) => {
    const field = schema.shape[name];
    return field && unwrapField(field).meta.kind === "markdown";
  });
}

type OfferNode = Node & OfferFileName & Publication;
/** `writtenText` is what staff wrote; `text` is what pages show of it now. */
type NoticeNode = Node & Publication & { text: string; writtenText?: string };

/** An offer becomes a node of the other type: Gatsby changes no type of a node. */
async function moveOffer(args: SourceNodesArgs, node: OfferNode): Promise<void> {
  const type = getOfferType(node);
  if (type === node.internal.type) return;
  const { contentDigest } = node.internal;
  const moved = {
    ...node,
    ...{ id: args.createNodeId(nameOfferNode(node, type)), children: [] },
    internal: { type, contentDigest },
  };
  args.actions.deleteNode(node);
  await args.actions.createNode(moved);
  const parent = node.parent === null ? undefined : args.getNode(node.parent);
  if (parent) args.actions.createParentChildLink({ parent, child: moved });
}

/** A notice outside of its time loses its text, so that no page built from now on has it, with or without scripts. */
async function showNotice(args: SourceNodesArgs, node: NoticeNode): Promise<void> {
  const writtenText = node.writtenText ?? node.text;
  const text = isPublished(node) ? writtenText : "";
  if (text === node.text) return;
  const contentDigest = args.createContentDigest({ ...node, text, writtenText, internal: undefined });
  const { type } = node.internal;
  await args.actions.createNode({ ...node, text, writtenText, internal: { type, contentDigest } });
}

/**
 * Goes by the dates of offers and notice. A warm build does not read an unchanged file again: its nodes have to be looked at anew in every
 * build.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args: SourceNodesArgs) => {
  const offers = Object.values(OFFER_TYPES).flatMap((type) => args.getNodesByType(type)) as OfferNode[];
  for (const node of offers) await moveOffer(args, node);
  for (const node of args.getNodesByType("NoticeSettings") as NoticeNode[]) await showNotice(args, node);
};
