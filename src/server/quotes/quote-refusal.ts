import { formatDay } from "../../i18n/format";
import { html, type Html } from "../html";
import { getQuoteTranslator } from "../messages";
import { renderWays } from "./quote-state";
import type { QuoteView } from "./quote-view";

/** Says why an open quote cannot be accepted now: its day is full or closed, or its offer is off sale. Names other days, and how to go on; nothing otherwise. */
export function renderDayRefusal(view: QuoteView): Html {
  const { quote, enquiry, refusal } = view;
  if (refusal === undefined) return html``;
  const { locale } = quote;
  const t = getQuoteTranslator(locale);
  const { why, freeDays } = refusal;
  const day = quote.date === null ? "" : formatDay(quote.date, locale);
  return html`<section class="state">
    <h2>${t(`${why}.title`)}</h2>
    <p>${t(`${why}.text`, { day })}</p>
    ${
      freeDays.length > 0 &&
      html`<p>${t("freeDays")}</p>
        <ul>
          ${freeDays.map((free) => html`<li>${formatDay(free, locale)}</li>`)}
        </ul>`
    }
    ${renderWays(view, t(why === "off-sale" ? "otherTrip" : "otherDay", { reference: enquiry.reference }))}
  </section>`;
}
