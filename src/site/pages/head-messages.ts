import type { HeadProps } from "gatsby";

import type { PageContext } from "../../domain/config/page-context";
import { createTranslator } from "../../domain/i18n/create-i18n";
import { toMessages } from "./page-messages";

export function getHeadTranslator({ data, pageContext }: HeadProps<Queries.FrameFragment>) {
  const { locale } = pageContext as PageContext;
  return createTranslator(locale, toMessages(data.locales));
}
