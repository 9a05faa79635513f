import { toLocale, type Locale } from "../../domain/config/locales";
import { REFERENCE } from "../../domain/config/patterns";
import { createExport } from "../platform/csv";
import { enquiryListSchema } from "../../domain/contracts/inbox";
import { formatMoment } from "../../domain/i18n/format";
import { bookAsked, toAskedTrips } from "../bookings/service";
import { getEnv } from "../platform/env";
import { html, answerNote, answerQuestion, renderPage } from "../platform/html";
import { answerBadLink } from "../platform/http/page-answers";
import { assertSameOrigin, getAskedLocale, type Answer, type Exchange } from "../platform/http/request";
import { createInboxLink, LINKS, readToken } from "../platform/secrets";
import { log } from "../platform/log";
import { getServerTranslator } from "../platform/published";
import { describeTrips } from "../quotes/quote";
import { getStore } from "../store";
import type { EnquiryChange, EnquiryChanged } from "./change-enquiry";
import { toEnquiriesTable, toFiguresTable } from "./csv";
import type { Enquiry } from "./enquiry";
import { loadPeople } from "./enquiry-reply";
import { figuresSchema, loadFigures } from "./figures";

const MAX_EXPORTED = 1_000_000;

export const exportEnquiries = createExport({
  schema: enquiryListSchema,
  action: "enquiries-exported",
  async load(store, { after: _after, ...filter }, staff) {
    const { names } = await loadPeople(store, staff);
    const enquiries = await store.inbox.list(filter, { limit: MAX_EXPORTED }, Date.now());
    const table = toEnquiriesTable(enquiries, { names, locale: staff.locale });
    return { name: "enquiries", subject: String(enquiries.length), table };
  },
});

export const exportFigures = createExport({
  schema: figuresSchema,
  action: "figures-exported",
  role: "owner",
  async load(store, period, { locale }) {
    const figures = await loadFigures(store, period, locale, Date.now());
    const { from, to } = figures;
    return {
      name: `figures-${from}-${to}`,
      subject: `${from} – ${to}`,
      table: toFiguresTable(figures, locale),
    };
  },
});

const ACTIONS = ["answered", "booked", "lost", "delete"] as const;
type Action = (typeof ACTIONS)[number];

interface Found {
  enquiry: Enquiry;
  action: Action;
  /** The visitor reads their own language; who has a link of the agency the mail's, which stands in the link. */
  locale: Locale;
}

async function find(exchange: Exchange): Promise<Found | undefined> {
  const token = readToken(getEnv().getSecret(), exchange.query("token"), Date.now());
  const action = ACTIONS.find((one) => one === token?.purpose);
  if (token === undefined || action === undefined) return undefined;
  const enquiry = await (await getStore()).enquiries.get(token.id);
  const locale = action === "delete" ? enquiry?.locale : getAskedLocale(exchange);
  return enquiry && locale && { enquiry, action, locale };
}

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

function renderUsed({ reference, status, closedAt }: Enquiry, locale: Locale): Answer {
  const t = getServerTranslator(locale);
  const date = formatMoment(closedAt ?? 0, locale, "full");
  const text = t(`status.used.${status === "open" ? "new" : status}`, { reference, date });
  return renderWithInbox(200, locale, { title: t("status.used.title"), text, reference });
}

/** Bookings are cancelled before the data are deleted. */
async function renderAhead({ enquiry, locale }: Found): Promise<Answer | undefined> {
  const ahead = await (await getStore()).bookings.listAhead(enquiry.id, Date.now());
  if (ahead.length === 0) return undefined;
  const t = getServerTranslator(locale);
  const text = t("delete.booked", { trips: describeTrips(ahead, locale), reference: enquiry.reference });
  return answerNote(409, locale, t("delete.bookedTitle"), text);
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

export async function askAboutEnquiry(exchange: Exchange): Promise<Answer> {
  const done = exchange.query("done");
  if (done !== undefined) return renderDone(exchange, done);
  const found = await find(exchange);
  if (found === undefined) return answerBadLink(exchange);
  const { enquiry, action, locale } = found;
  const { reference } = enquiry;
  const t = getServerTranslator(locale);
  const ask = (group: "delete" | "status", text: string) =>
    answerQuestion(exchange, locale, LINKS.delete.path, {
      ...{ title: t(`${group}.title`, { reference }), text, button: t(`${group}.button`) },
    });
  if (action === "delete") return (await renderAhead(found)) ?? ask("delete", t("delete.text"));
  if (enquiry.status === action) return renderUsed(enquiry, locale);
  if (action !== "booked") return ask("status", t(`status.${action}`));
  const asked = toAskedTrips(enquiry, Date.now());
  if (asked.length > 0) return ask("status", t("status.booked", { trips: describeTrips(asked, locale) }));
  // It does not tell what is to be booked: that is noted in the inbox.
  const text = t("status.bookInInbox", { reference });
  return renderWithInbox(200, locale, { title: t("status.title", { reference }), text, reference });
}

/** Marks an enquiry as its links say, each once: what is noted of it afterwards is `repeated` or `refused`. */
async function mark({ enquiry, action }: Found, now: number): Promise<EnquiryChanged["outcome"]> {
  const store = await getStore();
  if (action === "delete") return "refused";
  if (action === "booked")
    return toAskedTrips(enquiry, now).length === 0
      ? "refused"
      : (await bookAsked(store, enquiry, "booked-by-link", now)).outcome;
  const change = ({ status: before }: Enquiry): EnquiryChange | undefined => {
    if (before === action) return undefined;
    // What is booked stays so, however often its guest is answered.
    const status = before === "booked" && action === "answered" ? before : action;
    return {
      fields: { status, ...(action === "answered" && { answeredAt: now }) },
      events: [{ kind: "status", data: { status: action, before }, idempotencyKey: `link-${action}` }],
    };
  };
  return (await store.enquiries.change({ which: { id: enquiry.id }, change }, now)).outcome;
}

/**
 * Marks or deletes it. A link marks once: whoever finds it later must not undo what staff have noted since. The event that is noted of it
 * names nobody: the whole office has the mail.
 */
export async function actOnEnquiry(exchange: Exchange): Promise<Answer> {
  assertSameOrigin(exchange);
  const found = await find(exchange);
  if (found === undefined) return answerBadLink(exchange);
  const { enquiry, action, locale } = found;
  const { reference } = enquiry;
  const now = Date.now();
  const { enquiries } = await getStore();
  if (action === "delete") {
    const ahead = await renderAhead(found);
    if (ahead !== undefined) return ahead;
    await enquiries.erase(enquiry.id, now);
  } else {
    const marked = await mark(found, now);
    if (marked === "booked") {
      // It holds places, and is not lost before its booking is cancelled in the inbox.
      const t = getServerTranslator(locale);
      const text = t("status.held.text", { reference });
      return renderWithInbox(409, locale, { title: t("status.held.title"), text, reference });
    }
    if (marked !== "changed") return renderUsed((await enquiries.get(enquiry.id)) ?? enquiry, locale);
  }
  log.info("enquiry-marked", { reference, action });
  const about = action === "delete" ? "" : `&reference=${reference}`;
  return { status: 303, location: `${LINKS.delete.path}?done=${action}&lang=${locale}${about}` };
}
