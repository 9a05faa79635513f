import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";

import type { PageContext } from "../config/page-context";
import { LocaleProvider } from "../i18n/locale-context";
import { toMessages } from "./page-messages";
import { SiteFrame } from "./site-frame";

/** Puts every page into the frame, both with the sentences of the page's locale. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  const { locale, paths, isDetail, offer } = props.pageContext as unknown as PageContext;
  const data = props.data as Queries.FrameFragment;
  const messages = toMessages(data.messages);
  return (
    <LocaleProvider locale={locale} messages={messages}>
      <SiteFrame
        data={data}
        paths={isDetail ? undefined : paths}
        offer={offer}
        pageKey={props.location.pathname}
        path={paths[locale] ?? ""}
        search={props.location.search}
      >
        {/* The page keeps its own sentences while it leaves and the frame already speaks the next page's language. */}
        <LocaleProvider locale={locale} messages={messages}>
          {element}
        </LocaleProvider>
      </SiteFrame>
    </LocaleProvider>
  );
}
