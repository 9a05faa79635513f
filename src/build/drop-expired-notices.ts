import type { GatsbyNode, Node, SourceNodesArgs } from "gatsby";

type NoticeNode = Node & { text: string; expires?: string };

/**
 * Takes the text out of notices whose time is over, so that no page built from now on has it, with or without scripts. A warm
 * build does not read an unchanged file again: its node has to be looked at anew in every build.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async ({
  actions,
  createContentDigest,
  getNodesByType,
}: SourceNodesArgs) => {
  for (const node of getNodesByType("NoticeSettings") as NoticeNode[]) {
    if (node.text === "" || node.expires === undefined || Date.parse(node.expires) > Date.now()) continue;
    const content = { ...node, text: "" };
    const contentDigest = createContentDigest([node.internal.contentDigest, "expired"]);
    await actions.createNode({ ...content, internal: { type: node.internal.type, contentDigest } });
  }
};
