import { toLocale, type Locale } from "../../config/locales";
import { REFERENCE } from "../../config/patterns";
import { formatMoment } from "../../i18n/format";
import { bookAsked, toAskedTrips } from "../bookings/service";
import { getEnv } from "../platform/env";
import { assertSameOrigin, getAskedLocale, type Answer, type Exchange } from "../platform/http/request";
import { answerBadLink } from "../platform/http/page-answers";
import { html, answerNote, answerQuestion, renderPage } from "../platform/html";
import { createInboxLink, LINKS, readToken } from "../platform/links";
import { log } from "../platform/log";
import { getServerTranslator } from "../platform/messages";
import { describeTrips } from "../quotes/quote-view";
import type { EnquiryChanged } from "./change-enquiry";
import type { Enquiry } from "./enquiry";
import { getStore } from "../store";

const { path: PATH } = LINKS.delete;

const ACTIONS = ["answered", "booked", "lost", "delete"] as const;
type Action = (typeof ACTIONS)[number];

async function find(exchange: Exchange): Promise<{ enquiry: Enquiry; action: Action } | undefined> {
  const token = readToken(getEnv().getSecret(), exchange.query("token"), Date.now());
  const action = ACTIONS.find((one) => one === token?.purpose);
  if (token === undefined || action === undefined) return undefined;
  const enquiry = await (await getStore()).enquiries.get(token.id);
  return enquiry && { enquiry, action };
}

/** Shows a text with the way to an enquiry in the inbox. */
function renderWithInbox(
  status: number,
  locale: Locale,
  { title, text, reference }: { title: string; text: string; reference: string },
): Answer {
  const inbox = createInboxLink({ siteUrl: "" }, reference);
  const content = html`<p>${text}</p>
    <p><a href="${inbox}">${getServerTranslator(locale)("status.inbox")}</a></p>`;
  return { status, page: renderPage(locale, title, content) };
}

/** Shows the status of an enquiry when a link is opened that has acted already. */
function renderUsed({ reference, status, closedAt }: Enquiry, locale: Locale): Answer {
  const t = getServerTranslator(locale);
  const date = formatMoment(closedAt ?? 0, locale, "full");
  const text = t(`status.used.${status === "open" ? "new" : status}`, { reference, date });
  return renderWithInbox(200, locale, { title: t("status.used.title"), text, reference });
}

/** Says that an enquiry which holds places is not lost before its booking is cancelled, and where that is done. */
function renderBooked({ reference }: Enquiry, locale: Locale): Answer {
  const t = getServerTranslator(locale);
  return renderWithInbox(409, locale, {
    title: t("status.held.title"),
    text: t("status.held.text", { reference }),
    reference,
  });
}

/** Books what was asked for, once. */
async function bookByLink(enquiry: Enquiry, now: number): Promise<EnquiryChanged["outcome"]> {
  const store = await getStore();
  if (toAskedTrips(enquiry, now).length === 0) return "refused";
  // The key makes it once; what is noted afterwards only says so when the link is opened again.
  const { outcome } = await bookAsked(store, enquiry, "booked-by-link", now);
  if (outcome === "changed") await store.enquiries.noteLink(enquiry.id, "booked");
  return outcome;
}

/** The visitor reads their own language; who has a link of the agency the mail's, which stands in the link. */
function getLocaleFor(action: Action, enquiry: Enquiry, exchange: Exchange): Locale {
  return action === "delete" ? enquiry.locale : getAskedLocale(exchange);
}

/** It is cancelled before the data are deleted. */
async function renderAhead({ id, reference }: Enquiry, locale: Locale): Promise<Answer | undefined> {
  const ahead = await (await getStore()).bookings.listAhead(id, Date.now());
  if (ahead.length === 0) return undefined;
  const t = getServerTranslator(locale);
  const text = t("delete.booked", { trips: describeTrips(ahead, locale), reference });
  return answerNote(409, locale, t("delete.bookedTitle"), text);
}

/** Says that an enquiry does not tell what is to be booked, and where that is noted. */
function renderUnclear({ reference }: Enquiry, locale: Locale): Answer {
  const t = getServerTranslator(locale);
  const text = t("status.bookInInbox", { reference });
  return renderWithInbox(200, locale, { title: t("status.title", { reference }), text, reference });
}

function renderDone(exchange: Exchange, done: string): Answer {
  const locale = toLocale(exchange.query("lang"));
  const t = getServerTranslator(locale);
  const group = done === "delete" ? "delete" : "status";
  const given = exchange.query("reference") ?? "";
  const reference = REFERENCE.test(given) ? given : "";
  const title = t(`${group}.doneTitle`);
  const text = t(`${group}.doneText`, { reference });
  if (group === "delete" || reference === "") return answerNote(200, locale, title, text);
  return renderWithInbox(200, locale, { title, text, reference });
}

/** Asks whether an enquiry shall be marked or deleted. */
export async function askAboutEnquiry(exchange: Exchange): Promise<Answer> {
  const done = exchange.query("done");
  if (done !== undefined) return renderDone(exchange, done);
  const found = await find(exchange);
  if (found === undefined) return answerBadLink(exchange);
  const { enquiry, action } = found;
  const locale = getLocaleFor(action, enquiry, exchange);
  if (action !== "delete" && enquiry.usedLinks.includes(action)) return renderUsed(enquiry, locale);
  const ahead = action === "delete" ? await renderAhead(enquiry, locale) : undefined;
  if (ahead !== undefined) return ahead;
  const asked = toAskedTrips(enquiry, Date.now());
  if (action === "booked" && asked.length === 0) return renderUnclear(enquiry, locale);
  const t = getServerTranslator(locale);
  const group = action === "delete" ? "delete" : "status";
  const text =
    action === "delete"
      ? t("delete.text")
      : t(`status.${action}`, { trips: action === "booked" ? describeTrips(asked, locale) : "" });
  const title = t(`${group}.title`, { reference: enquiry.reference });
  return answerQuestion(exchange, locale, PATH, { title, text, button: t(`${group}.button`) });
}

/**
 * Marks or deletes it. A link marks once: whoever finds it later must not undo what staff have noted since. The event that is noted of it
 * names nobody: the whole office has the mail.
 */
export async function actOnEnquiry(exchange: Exchange): Promise<Answer> {
  assertSameOrigin(exchange);
  const found = await find(exchange);
  if (found === undefined) return answerBadLink(exchange);
  const { enquiry, action } = found;
  const locale = getLocaleFor(action, enquiry, exchange);
  const { enquiries } = await getStore();
  if (action === "delete") {
    const ahead = await renderAhead(enquiry, locale);
    if (ahead !== undefined) return ahead;
    await enquiries.erase(enquiry.id, Date.now());
  } else {
    const marked =
      action === "booked"
        ? await bookByLink(enquiry, Date.now())
        : await enquiries.mark(enquiry.id, action, Date.now());
    if (marked === "booked") return renderBooked(enquiry, locale);
    if (marked !== "changed") return renderUsed((await enquiries.get(enquiry.id)) ?? enquiry, locale);
  }
  log.info("enquiry-marked", { reference: enquiry.reference, action });
  const reference = action === "delete" ? "" : `&reference=${enquiry.reference}`;
  return {
    status: 303,
    location: `${PATH}?done=${action}&lang=${locale}${reference}`,
  };
}
