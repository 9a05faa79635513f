import { getQuoteState } from "../../booking/quote";
import { formatDay, formatMoment } from "../../i18n/format";
import { html, type Html } from "../html";
import { renderPage } from "../http/html-page";
import { getFullName } from "../mail/facts";
import { getQuoteTranslator } from "../messages";
import { getSite } from "../site-settings";
import type { Quote } from "../store/quote";
import { formatQuoteTotal, getPriceRows, getTripFacts } from "./quote-facts";
import { renderAccept, renderDecline, renderPay } from "./quote-forms";
import { renderDayRefusal } from "./quote-refusal";
import { renderQuoteState } from "./quote-state";
import { QUOTE_STYLE } from "./quote-style";
import type { QuoteView } from "./quote-view";

function renderFacts({ quote, enquiry }: QuoteView): Html {
  const t = getQuoteTranslator(quote.locale);
  const facts = [
    [t("facts.reference"), enquiry.reference],
    [t("facts.name"), getFullName(enquiry)],
    ...getTripFacts(quote),
    [t("facts.sent"), formatMoment(quote.createdAt, quote.locale, "full")],
  ] as const;
  return html`<dl>
    ${facts.map(
      ([label, text]) =>
        html`<dt>${label}</dt>
          <dd>${text}</dd>`,
    )}
  </dl>`;
}

function renderPrices(quote: Quote): Html {
  const t = getQuoteTranslator(quote.locale);
  return html`<table>
    <caption>
      ${t("prices")}
    </caption>
    <tbody>
      ${getPriceRows(quote).map(
        ({ label, times, amount }) =>
          html`<tr>
            <th scope="row">${label}${times !== "" && html` <small>${times}</small>`}</th>
            <td>${amount}</td>
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${t("facts.total")}</th>
        <td>${formatQuoteTotal(quote)}</td>
      </tr>
    </tfoot>
  </table>`;
}

/** Renders the page of a quote in the guest's language: what is offered, until when, and how to answer it. */
export function renderQuotePage(view: QuoteView): Html {
  const { quote, enquiry, now } = view;
  const { locale, validUntil, text } = quote;
  const t = getQuoteTranslator(locale);
  const { brand } = getSite(locale);
  const state = getQuoteState(quote, now);
  const isOpen = state === "open";
  const canAccept = isOpen && view.refusal === undefined;
  const content = html`${isOpen ? html`<p>${t("intro", { brand })}</p>` : renderQuoteState(view, state)}
  ${renderDayRefusal(view)} ${renderFacts(view)}${renderPrices(quote)}
  ${isOpen && html`<p><strong>${t("validUntil", { day: formatDay(validUntil, locale) })}</strong></p>`}
  ${
    text !== "" &&
    html`<section>
      <h2>${t("words")}</h2>
      <p class="words">${text}</p>
    </section>`
  }
  ${canAccept && renderAccept(view)} ${(canAccept || state === "accepted") && renderPay(quote)}
  ${isOpen && renderDecline({ locale, action: view.action, why: "" })}`;
  const chatText = t("chatText", { brand, reference: enquiry.reference });
  return renderPage(locale, t("title"), content, { chatText, style: QUOTE_STYLE });
}
