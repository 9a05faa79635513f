import { getQuoteState, type QuoteState } from "../../booking/quote";
import { getPath } from "../../i18n/routes";
import { formatDay } from "../../i18n/format";
import { getChatUrl } from "../../lib/chat-url";
import { html, type Html } from "../html";
import { renderPage } from "../http/html-page";
import { getFullName } from "../mail/facts";
import { formatMoment } from "../mail/format-moment";
import { getQuoteTranslator } from "../messages";
import { getSite } from "../site-settings";
import type { Enquiry } from "../store/enquiry";
import type { Quote } from "../store/quote";
import { formatQuoteTotal, getPayHost, getPriceRows, getTripFacts } from "./quote-facts";
import { QUOTE_STYLE } from "./quote-style";

/** What the page of a quote shows. */
export interface QuoteView {
  quote: Quote;
  enquiry: Enquiry;
  /** Where the page's forms post to. */
  action: string;
  /** Of a quote that was replaced: the page of the newest one. */
  newestUrl: string | undefined;
  now: number;
}

function renderFacts({ quote, enquiry }: QuoteView): Html {
  const t = getQuoteTranslator(quote.locale);
  const facts = [
    [t("facts.reference"), enquiry.reference],
    [t("facts.name"), getFullName(enquiry)],
    ...getTripFacts(quote),
    [t("facts.sent"), formatMoment(quote.createdAt, quote.locale)],
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

function renderWays({ quote, enquiry }: QuoteView, text: string): Html {
  const t = getQuoteTranslator(quote.locale);
  const { brand, whatsappNumber } = getSite(quote.locale);
  const chat = getChatUrl(whatsappNumber, t("chatText", { brand, reference: enquiry.reference }));
  return html`<p>${text}</p>
    <p class="act">
      <a href="${chat}">${t("whatsapp")}</a> ·
      <a href="${getPath("contact", quote.locale)}">${t("contact")}</a>
    </p>`;
}

/** Says how a quote stands that can no longer be answered, and how to go on. */
function renderState(view: QuoteView, state: Exclude<QuoteState, "open">): Html {
  const { quote, enquiry, newestUrl } = view;
  const { reference } = enquiry;
  const t = getQuoteTranslator(quote.locale);
  const date = formatMoment(quote.settledAt ?? 0, quote.locale);
  const box = (title: string, text: string, rest: Html) =>
    html`<section class="state">
      <h2>${title}</h2>
      <p>${text}</p>
      ${rest}
    </section>`;
  switch (state) {
    case "accepted":
    case "declined":
      return box(
        t(`${state}.title`),
        t(`${state}.text`, { date }),
        renderWays(view, t(`${state}.change`, { reference })),
      );
    case "replaced":
      return box(
        t("replaced.title"),
        t("replaced.text", { date }),
        newestUrl === undefined ? html`` : html`<p><a href="${newestUrl}">${t("replaced.link")}</a></p>`,
      );
    case "over": {
      const day = formatDay(quote.validUntil, quote.locale);
      return box(t("over.title"), t("over.text", { day }), renderWays(view, t("over.change", { reference })));
    }
  }
}

function renderPay(quote: Quote): Html {
  const host = getPayHost(quote);
  if (host === "") return html``;
  const t = getQuoteTranslator(quote.locale);
  return html`<section class="act">
    <h2>${t("pay.title")}</h2>
    <p>${t("pay.where", { host })}</p>
    <p><a href="${quote.payUrl}" rel="noreferrer">${t("pay.link", { host })}</a></p>
  </section>`;
}

function renderAccept({ quote, action }: QuoteView): Html {
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

function renderDecline({ quote, action }: QuoteView): Html {
  const t = getQuoteTranslator(quote.locale);
  return html`<section class="act decline">
    <h2>${t("decline.title")}</h2>
    <form method="post" action="${action}">
      <input type="hidden" name="answer" value="decline" />
      <label for="why">${t("decline.why")} <small>${t("decline.hint")}</small></label>
      <textarea id="why" name="why" maxlength="1000"></textarea>
      <button class="quiet">${t("decline.button")}</button>
    </form>
  </section>`;
}

/** Renders the page of a quote in the guest's language: what is offered, until when, and how to answer it. */
export function renderQuotePage(view: QuoteView): Html {
  const { quote, enquiry, now } = view;
  const { locale, validUntil, text } = quote;
  const t = getQuoteTranslator(locale);
  const { brand } = getSite(locale);
  const state = getQuoteState(quote, now);
  const isOpen = state === "open";
  const content = html`${isOpen ? html`<p>${t("intro", { brand })}</p>` : renderState(view, state)}
  ${renderFacts(view)}${renderPrices(quote)}
  ${isOpen && html`<p><strong>${t("validUntil", { day: formatDay(validUntil, locale) })}</strong></p>`}
  ${
    text !== "" &&
    html`<section>
      <h2>${t("words")}</h2>
      <p class="words">${text}</p>
    </section>`
  }
  ${isOpen && renderAccept(view)} ${(isOpen || state === "accepted") && renderPay(quote)}
  ${isOpen && renderDecline(view)}`;
  const chatText = t("chatText", { brand, reference: enquiry.reference });
  return renderPage(locale, t("title"), content, { chatText, style: QUOTE_STYLE });
}
