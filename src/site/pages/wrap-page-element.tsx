import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";

import { ErrorBoundary, FrameError } from "../layout/error-page";
import type { PageContext } from "../../domain/config/page-context";
import { LocaleProvider } from "../ui/locale-context";
import { toMessages } from "./page-messages";
import { SiteFrame } from "./site-frame";

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
