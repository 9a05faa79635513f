import type { Resources } from "../../domain/i18n/create-i18n";

/** A page's sentences, as gatsby-plugin-react-i18next has them queried. */
interface LocaleEdges {
  readonly edges: readonly { readonly node: { readonly ns: string; readonly data: unknown } }[];
}

const cache = new WeakMap<LocaleEdges, Resources>();

/** Returns a page's sentences from its query: one group per namespace. The same query result gives the same object. */
export function toMessages(result: LocaleEdges): Resources {
  const known = cache.get(result);
  if (known) return known;
  const messages = Object.fromEntries(result.edges.map(({ node }) => [node.ns, node.data])) as Resources;
  cache.set(result, messages);
  return messages;
}
