import type { Locale } from "../../config/locales";
import { html, type Html } from "../html";
import { getQuoteTranslator } from "../messages";
import type { Quote } from "../store/quote";
import { formatQuoteTotal, getPayHost } from "./quote-facts";
import type { QuoteView } from "./quote-view";

/** Renders the link to pay, which says where it leads; nothing without one. */
export function renderPay(quote: Quote): Html {
  const host = getPayHost(quote);
  if (host === "") return html``;
  const t = getQuoteTranslator(quote.locale);
  return html`<section class="act">
    <h2>${t("pay.title")}</h2>
    <p>${t("pay.where", { host })}</p>
    <p><a href="${quote.payUrl}" rel="noreferrer">${t("pay.link", { host })}</a></p>
  </section>`;
}

/** Renders the button that accepts. */
export function renderAccept({ quote, action }: QuoteView): Html {
  const t = getQuoteTranslator(quote.locale);
  return html`<section class="act">
    <h2>${t("accept.title")}</h2>
    <p>${t("accept.text")}</p>
    <form method="post" action="${action}">
      <input type="hidden" name="answer" value="accept" />
      <button>${t("accept.button", { total: formatQuoteTotal(quote) })}</button>
    </form>
  </section>`;
}

interface DeclineView extends Pick<QuoteView, "action"> {
  locale: Locale;
  why: string;
}

/** Renders the form that declines, with a word why. */
export function renderDecline({ locale, action, why }: DeclineView): Html {
  const t = getQuoteTranslator(locale);
  return html`<section class="act decline">
    <h2>${t("decline.title")}</h2>
    <form method="post" action="${action}">
      <input type="hidden" name="answer" value="decline" />
      <label for="why">${t("decline.why")} <small>${t("decline.hint")}</small></label>
      <textarea id="why" name="why" maxlength="1000">${why}</textarea>
      <button class="quiet">${t("decline.button")}</button>
    </form>
  </section>`;
}
