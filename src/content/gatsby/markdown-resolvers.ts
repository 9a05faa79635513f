import type { Node } from "gatsby";

import { CONTENT_FILES } from "../content-files";
import { offerSchema } from "../schema/offer";
import type { ConceptSchema } from "../schema/fields";
import { listMarkdownFields } from "./create-nodes";
import type { ResolverContext } from "./content-nodes";

interface ResolveInfo {
  schema: { getType: (name: string) => { getFields: () => Record<string, { resolve?: Resolve }> } };
}
type Resolve = (node: object, args: object, context: ResolverContext, info: ResolveInfo) => unknown;

/** Has gatsby-transformer-remark render a node of its own. */
function render(node: object, context: ResolverContext, info: ResolveInfo) {
  return info.schema.getType("MarkdownRemark").getFields().html?.resolve?.(node, {}, context, info);
}

function findMarkdown({ nodeModel }: ResolverContext, node: Node, field: string) {
  const parent = node.parent === null ? null : nodeModel.getNodeById({ id: node.parent });
  if ((parent as Node | null)?.internal.type === "MarkdownRemark") return parent;
  const fields = nodeModel.getNodesByIds({ ids: node.children }) as unknown as (Node & { field?: string })[];
  const [markdown] = fields.find((child) => child.field === field)?.children ?? [];
  return markdown === undefined ? null : nodeModel.getNodeById({ id: markdown });
}

function createFields(schema: ConceptSchema) {
  const fields = listMarkdownFields(schema).map((name) => [
    name,
    {
      resolve: (node: Node, _: object, context: ResolverContext, info: ResolveInfo) => {
        const markdown = findMarkdown(context, node, name);
        if (!markdown) throw new Error(`There is no MarkdownRemark node for "${name}" of ${node.id}.`);
        return render(markdown, context, info);
      },
    },
  ]);
  return Object.fromEntries(fields) as object;
}

/** Resolves markdown fields as HTML. */
export function createMarkdownResolvers(): Record<string, object> {
  const types = new Map<string, ConceptSchema>([
    ["Offer", offerSchema],
    ...Object.values(CONTENT_FILES).map(({ type, schema }) => [type, schema] as [string, ConceptSchema]),
  ]);
  return Object.fromEntries([...types].map(([type, schema]) => [type, createFields(schema)]));
}
