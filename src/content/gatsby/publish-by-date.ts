import type { GatsbyNode, Node, SourceNodesArgs } from "gatsby";
import type { OfferFileName } from "../offer-file";
import { isPublished, type Publication } from "../publication";
import { getOfferType, nameOfferNode, OFFER_TYPES } from "./content-nodes";

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
