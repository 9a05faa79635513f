import type { HeadProps } from "gatsby";

import { type Resources, createTranslator } from "../../domain/i18n/create-i18n";
import type { PageContext } from "../../domain/config/page-context";

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

export function getHeadTranslator({ data, pageContext }: HeadProps<Queries.FrameFragment>) {
  const { locale } = pageContext as PageContext;
  return createTranslator(locale, toMessages(data.locales));
}
