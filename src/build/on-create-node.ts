import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";

import { getOfferPath } from "../i18n/routes";
import type { ContentProblem } from "../content/content-problem";
import { parseContentFile } from "../content/parse-content-file";
import { parseOfferFile } from "../content/parse-offer";
import { nameContentNode, nameOfferNode } from "./content-nodes";
import { renderMarkdownFields } from "./render-markdown-fields";
import { CONTENT_FILES } from "../content/content-files";
import { offerSchema } from "../content/schema/offer";

interface FileNode extends Node {
  sourceInstanceName: string;
  relativePath: string;
  name: string;
  extension: string;
}

/** Creates a child of a file node; its id follows from its name, its digest from its content. */
async function createChild(
  { actions, createNodeId, createContentDigest }: CreateNodeArgs,
  file: Node,
  type: string,
  name: string,
  content: object,
) {
  const child = {
    ...content,
    id: createNodeId(name),
    parent: file.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(content) },
  };
  await actions.createNode(child);
  actions.createParentChildLink({ parent: file, child });
}

/** Problems become nodes, so that a warm build, which skips unchanged files, still knows them. */
async function createProblems(args: CreateNodeArgs, file: Node, problems: readonly ContentProblem[]) {
  for (const problem of problems)
    await createChild(
      args,
      file,
      "ContentProblem",
      `ContentProblem ${problem.file} ${problem.field} ${problem.expected}`,
      problem,
    );
}

async function createOffer(args: CreateNodeArgs, file: FileNode) {
  const result = parseOfferFile(file.relativePath, await args.loadNodeContent(file));
  if (result.kind === "problems") return createProblems(args, file, result.problems);
  if (result.kind === "untranslated") return;
  const { name, offer } = result;
  const path = getOfferPath(name.collection, name.locale, offer.url_slug);
  const content = renderMarkdownFields(offerSchema, offer);
  await createChild(args, file, "Offer", nameOfferNode(name), { ...content, ...name, path });
}

async function createContentFile(args: CreateNodeArgs, file: FileNode) {
  const { name, locales, problems } = parseContentFile(file.relativePath, await args.loadNodeContent(file));
  await createProblems(args, file, problems);
  if (!name) return;
  const { type, schema } = CONTENT_FILES[name];
  for (const { locale, content } of locales)
    await createChild(args, file, type, nameContentNode(name, locale), {
      ...renderMarkdownFields(schema, content),
      locale,
      name: file.name,
    });
}

async function createMessages(args: CreateNodeArgs, file: FileNode) {
  const [locale, namespace] = file.relativePath.replace(/\.json$/, "").split("/");
  const messages: unknown = JSON.parse(await args.loadNodeContent(file));
  await createChild(args, file, "InterfaceMessages", `InterfaceMessages ${file.relativePath}`, {
    locale,
    namespace,
    messages,
  });
}

function isFile(node: Node): node is FileNode {
  return node.internal.type === "File";
}

/** Turns content files into typed nodes, and what is wrong with them into `ContentProblem` nodes. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node } = args;
  if (!isFile(node)) return;
  if (node.sourceInstanceName === "messages" && node.extension === "json") return createMessages(args, node);
  if (node.sourceInstanceName !== "content") return;
  if (node.extension === "md") return createOffer(args, node);
  if (node.extension === "json") return createContentFile(args, node);
};
