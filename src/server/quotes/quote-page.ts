import { type QuoteState, getQuoteState } from "../../domain/booking/quote";
import { BRAND_COLORS } from "../../domain/config/brand";
import type { Locale } from "../../domain/config/locales";
import type { QuoteTrip } from "../../domain/contracts/quotes";
import { formatDay, formatMoment } from "../../domain/i18n/format";
import { getPath } from "../../domain/i18n/routes";
import { getChatUrl } from "../../domain/lib/chat-url";
import { getAgencyDay } from "../../domain/booking/calendar-day";
import { getFullName } from "../mail/facts";
import type { MailFact } from "../mail/mail-body";
import { html, type Html, createPageStyle, renderPage } from "../platform/html";
import { getQuoteTranslator, getSite } from "../platform/published";
import type { TripRefusal } from "../departures/places";
import type { Enquiry } from "../enquiries/enquiry";
import {
  formatQuoteTotal,
  getPayHost,
  getPriceRows,
  getTripFacts,
  groupTerms,
  listConditions,
  listTripFacts,
  type Quote,
} from "./quote";

interface QuoteView {
  quote: Quote;
  enquiry: Enquiry;
  /** Where the page's forms post to. */
  action: string;
  /** Of a quote that was replaced: the page of the newest one. */
  newestUrl: string | undefined;
  /** Why an open quote cannot be accepted now. */
  refusal: TripRefusal | undefined;
  /** The days that can be chosen for each trip that has none, by its place among the trips. */
  choices: ReadonlyMap<number, readonly string[]>;
  chosen: ReadonlyMap<number, string>;
  /** The guest accepted without choosing one. */
  isDayMissing: boolean;
  now: number;
}

/** Renders the link to pay, which says where it leads; nothing without one. */
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

/** Renders the choice of the day of a trip that has none: of an offer its free days, of anything else any day. */
function renderDayChoice({ quote, choices, chosen, now }: QuoteView, trip: QuoteTrip, index: number): Html {
  const t = getQuoteTranslator(quote.locale);
  const id = `day-${index}`;
  const day = chosen.get(index) ?? "";
  const renderOption = (free: string) =>
    html`<option value="${free}" ${free === day && html`selected`}>${formatDay(free, quote.locale)}</option>`;
  const field =
    trip.offer === null
      ? html`<input id="${id}" name="${id}" type="date" required min="${getAgencyDay(now)}" value="${day}" />`
      : html`<select id="${id}" name="${id}" required>
          <option value="">${t("chooseDay")}</option>
          ${(choices.get(index) ?? []).map(renderOption)}
        </select>`;
  return html`<p><label for="${id}">${t("dayOf", { title: trip.title || t("title") })}</label>${field}</p>`;
}

function renderAccept(view: QuoteView): Html {
  const { quote, action } = view;
  const t = getQuoteTranslator(quote.locale);
  return html`<section class="act">
    <h2>${t("accept.title")}</h2>
    <p>${t("accept.text")}</p>
    <form method="post" action="${action}">
      <input type="hidden" name="answer" value="accept" />
      ${view.isDayMissing && html`<p role="alert"><strong>${t("needDay")}</strong></p>`}
      ${quote.trips.flatMap((trip, index) => (trip.date === null ? [renderDayChoice(view, trip, index)] : []))}
      <button>${t("accept.button", { total: formatQuoteTotal(quote) })}</button>
    </form>
  </section>`;
}

/** Renders the form that declines, with a word why. */
export function renderDecline({
  locale,
  action,
  why,
}: {
  locale: Locale;
  action: string;
  why: string;
}): Html {
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

/** Renders how a guest goes on: a sentence, the chat, the contact page. */
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
function renderQuoteState(view: QuoteView, state: Exclude<QuoteState, "open">): Html {
  const { quote, enquiry, newestUrl } = view;
  const t = getQuoteTranslator(quote.locale);
  const date = formatMoment(quote.settledAt ?? 0, quote.locale, "full");
  const day = formatDay(quote.validUntil, quote.locale);
  const rest =
    state === "replaced"
      ? newestUrl !== undefined && html`<p><a href="${newestUrl}">${t("replaced.link")}</a></p>`
      : renderWays(view, t(`${state}.change`, { reference: enquiry.reference }));
  return html`<section class="state">
    <h2>${t(`${state}.title`)}</h2>
    <p>${t(`${state}.text`, { date, day })}</p>
    ${rest}
  </section>`;
}

/** Says why an open quote cannot be accepted now: its day is full or closed, or its offer is off sale. Names other days, and how to go on; nothing otherwise. */
function renderDayRefusal(view: QuoteView): Html {
  const { quote, enquiry, refusal } = view;
  if (refusal === undefined) return html``;
  const { locale } = quote;
  const t = getQuoteTranslator(locale);
  const { why, freeDays } = refusal;
  const day = refusal.day === null ? "" : formatDay(refusal.day, locale);
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

const LIGHT = Object.entries(BRAND_COLORS)
  .map(([name, color]) => `--${name}:${color};`)
  .join("");

export const QUOTE_STYLE = createPageStyle(`
dl{display:grid;grid-template-columns:fit-content(40%) minmax(0,1fr);overflow-wrap:break-word;gap:.35rem 1rem;margin:0 0 1.5rem}
dt{color:var(--ink-soft)}
dd{margin:0}
h3{font-size:1.05rem;margin:1.25rem 0 .35rem}
table{inline-size:100%;border-collapse:collapse;margin:0 0 1rem}
caption{text-align:start;color:var(--ink-soft)}
th,td{padding:.55rem 0;border-block-end:1px solid var(--line);text-align:start;vertical-align:top;font-weight:400}
td{text-align:end;white-space:nowrap;padding-inline-start:1rem;font-variant-numeric:tabular-nums}
th small{display:block;color:var(--ink-soft)}
tfoot th,tfoot td{font-weight:700;font-size:1.25rem;border-block-end:0}
.words{white-space:pre-line}
.decline textarea{min-block-size:5rem}
form button{margin-block-start:.75rem}
@media print{
:root{color-scheme:light;${LIGHT}}
@page{margin:18mm}
body{min-block-size:0;font-size:11pt;line-height:1.4}
header,main{padding:0;max-inline-size:none}
header{border:0;margin-block-end:8mm}
header a{margin:0}
h1{font-size:20pt;margin-block-end:4mm}
h2{font-size:13pt;margin-block-start:5mm}
th,td{padding:1.5mm 0}
table,dl,.state{break-inside:avoid}
.act,.shore,footer{display:none}
}
`);

function renderList(facts: readonly MailFact[]): Html {
  return html`<dl>
    ${facts.map(
      ([label, text]) =>
        html`<dt>${label}</dt>
          <dd>${text}</dd>`,
    )}
  </dl>`;
}

function renderTrips({ trips, locale }: Quote): Html {
  if (trips.length === 1) return renderList(listTripFacts(trips, locale));
  return html`${trips.map(
    ({ title, ...trip }) =>
      html`<h2>${title || getQuoteTranslator(locale)("title")}</h2>
        ${renderList(getTripFacts({ ...trip, title: "" }, locale))}`,
  )}`;
}

/** Renders what holds for the trips, and what else there is to know before accepting. */
function renderTerms(quote: Quote): Html {
  const { terms, locale } = quote;
  const conditions = listConditions(quote);
  return html`${conditions.map((text) => html`<p><strong>${text}</strong></p>`)}
  ${
    terms.length > 0 &&
    html`<h2>${getQuoteTranslator(locale)("terms.title")}</h2>
      ${groupTerms(terms).map(([trip, facts]) => html`${trip !== "" && html`<h3>${trip}</h3>`}${renderList(facts)}`)}`
  }`;
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
  ${renderDayRefusal(view)}
  ${renderList([
    [t("facts.reference"), enquiry.reference],
    [t("facts.name"), getFullName(enquiry)],
    [t("facts.sent"), formatMoment(quote.createdAt, locale, "full")],
  ])}${renderTrips(quote)}${renderPrices(quote)}${renderTerms(quote)}
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
