import type { Locale } from "../../config/locales";
import { html, type Html } from "../html";
import { getServerTranslator } from "../messages";
import { getAskedLocale } from "./asked-locale";
import type { Answer, Exchange } from "./exchange";
import { renderPage, type PageStyle } from "./html-page";

/** The page of a form in a language; `typed` is what the chat can carry instead. */
interface FormPage {
  title: string;
  form: Html;
  typed: string;
  style: PageStyle;
}

/** Answers what could not be stored with its form as it was sent. What knew the guest's language could not be read either. */
export function answerUnsentForm(
  exchange: Exchange,
  status: number,
  toPage: (locale: Locale) => FormPage,
): Answer {
  const locale = getAskedLocale(exchange);
  const t = getServerTranslator(locale);
  const { title, form, typed, style } = toPage(locale);
  const content = html`<div class="summary" role="alert" tabindex="-1" autofocus>
      <h2>${t("errors.title")}</h2>
      <p>${t("errors.server-error")}</p>
    </div>
    ${form}`;
  return {
    status,
    headers: { "Content-Security-Policy": style.csp },
    page: renderPage(locale, title, content, { chatText: typed, style }),
  };
}
