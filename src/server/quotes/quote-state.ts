import type { QuoteState } from "../../booking/quote";
import { formatDay, formatMoment } from "../../i18n/format";
import { getPath } from "../../i18n/routes";
import { getChatUrl } from "../../lib/chat-url";
import { html, type Html } from "../html";
import { getQuoteTranslator } from "../messages";
import { getSite } from "../site-settings";
import type { QuoteView } from "./quote-view";

/** Renders how a guest goes on: a sentence, the chat, the contact page. */
export function renderWays({ quote, enquiry }: QuoteView, text: string): Html {
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
export function renderQuoteState(view: QuoteView, state: Exclude<QuoteState, "open">): Html {
  const { quote, enquiry, newestUrl } = view;
  const { reference } = enquiry;
  const t = getQuoteTranslator(quote.locale);
  const date = formatMoment(quote.settledAt ?? 0, quote.locale, "full");
  const box = (title: string, text: string, rest: Html) =>
    html`<section class="state">
      <h2>${title}</h2>
      <p>${text}</p>
      ${rest}
    </section>`;
  switch (state) {
    case "accepted":
    case "declined":
    case "cancelled":
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
