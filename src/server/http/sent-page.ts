import type { FormName } from "../../config/forms";
import type { Locale } from "../../config/locales";
import type { Html } from "../html";
import { getServerTranslator } from "../messages";
import { getNewsletter } from "../site-settings";
import { REFERENCE_PATTERN } from "../store/reference";
import { renderNote } from "./html-page";

/** Renders the thanks after a plain post. Only what looks like a reference is repeated from the address. */
export function renderSentPage(form: FormName, locale: Locale, sent: string): Html {
  const t = getServerTranslator(locale);
  const thanks = form === "subscribe" ? getNewsletter(locale).message : t(`${form}.sent`);
  const known = form === "subscribe" || REFERENCE_PATTERN.test(sent);
  return renderNote(
    locale,
    t(`${form}.sentTitle`),
    thanks,
    ...(known ? [t(`${form}.reference`, { reference: sent })] : []),
  );
}
