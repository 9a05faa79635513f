import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";

import type { PageContext } from "../config/page-context";
import { LocaleProvider } from "../i18n/locale-context";
import { toMessages } from "./page-messages";
import { SiteFrame } from "./site-frame";

/**
 * Puts every page into the frame. gatsby-plugin-react-i18next has put the page into a provider of its own before, which it
 * keeps while it leaves and the frame already speaks the next page's language.
 */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  const { locale, paths, isDetail, offer } = props.pageContext as unknown as PageContext;
  const data = props.data as Queries.FrameFragment;
  return (
    <LocaleProvider locale={locale} messages={toMessages(data.locales)}>
      <SiteFrame
        data={data}
        paths={isDetail ? undefined : paths}
        offer={offer}
        pageKey={props.location.pathname}
        path={paths[locale] ?? ""}
        search={props.location.search}
      >
        {element}
      </SiteFrame>
    </LocaleProvider>
  );
}
