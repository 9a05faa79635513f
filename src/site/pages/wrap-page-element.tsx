import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs, HeadProps } from "gatsby";

import { ErrorBoundary, FrameError } from "../layout/error-page";
import type { PageContext } from "../../domain/config/site-pages";
import { LocaleProvider } from "../ui/locale-context";
import { SiteFrame } from "./site-frame";
import { type Resources, createTranslator } from "../../domain/i18n/create-i18n";

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

type WrapArgs = WrapPageElementBrowserArgs | WrapPageElementNodeArgs;

function FramedPage({ element, props }: WrapArgs) {
  const context = props.pageContext as unknown as PageContext;
  const data = props.data as Queries.FrameFragment;
  return (
    <LocaleProvider locale={context.locale} messages={toMessages(data.locales)}>
      <SiteFrame data={data} context={context} location={props.location}>
        {element}
      </SiteFrame>
    </LocaleProvider>
  );
}

/**
 * Puts each page into the frame. The page is inside a provider of gatsby-plugin-react-i18next already, and keeps its language while it is
 * leaving and the frame shows the language of the next page. Where the frame itself breaks, an error page without a frame is shown.
 */
export function wrapPageElement(args: WrapArgs) {
  return (
    <ErrorBoundary pageKey={args.props.location.pathname} Fallback={FrameError}>
      <FramedPage {...args} />
    </ErrorBoundary>
  );
}
