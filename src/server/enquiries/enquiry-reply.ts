import type { Choice } from "../../domain/booking/choice";
import { countPersons } from "../../domain/booking/day-places";
import { getDayProblem } from "../../domain/booking/running-days";
import { DEFAULT_LOCALE, getLocale, type Locale } from "../../domain/config/locales";
import { REFERENCE } from "../../domain/config/patterns";
import { isPublished } from "../../content/publication";
import type { AnswerValue } from "../../domain/config/answers";
import type { Port } from "../../domain/config/offer";
import { formatCents, formatDay, formatPrice } from "../../domain/i18n/format";
import { isPaused } from "../../domain/lib/offer-rules";
import { logStaffAction, type SignedInStaff, type Staff } from "../accounts/session";
import { getTotals, toBookingReply, type Booking } from "../bookings/booking";
import { loadPlaceNotes } from "../departures/places";
import { getBookingFacts, describeProblems, getFullName, getPhoneNumber } from "../mail/facts";
import { deliverAfterPost } from "../mail/outbox/worker";
import { getEnv } from "../platform/env";
import { HttpError } from "../platform/http/request";
import { getMailTranslator, getOfferTitle, loadOffer, getSite, getNotice } from "../platform/published";
import { loadQuotes } from "../quotes/quote";
import type { Store } from "../store";
import type { EnquiryChanged } from "./change-enquiry";
import type { By, Enquiry, StoredOffer, ContactPayload } from "./enquiry";

/** What was booked; else what was quoted last and still holds. */
function getAgreed(booking: Booking | undefined, quotes: Awaited<ReturnType<typeof loadQuotes>>) {
  const booked = booking?.trips.filter(({ status }) => status !== "cancelled") ?? [];
  if (booked.length > 0)
    return { trips: booked, totalCents: getTotals({ trips: booked, payments: [] }).totalCents };
  return quotes.findLast(({ status, isOver }) => status === "sent" && !isOver);
}

/** Values of a ready-made answer: of what is agreed on, else of what the guest has asked for. */
function getAnswerValues(
  { payload, locale, reference }: Enquiry,
  agreed: ReturnType<typeof getAgreed>,
): Record<AnswerValue, string> {
  if (agreed !== undefined) {
    const { trips, totalCents } = agreed;
    const list = (values: readonly string[]) =>
      new Intl.ListFormat(getLocale(locale).iso).format(new Set(values.filter((value) => value !== "")));
    return {
      name: payload.name,
      offer: list(trips.map(({ title }) => title)),
      date: list(trips.map(({ date }) => (date === null ? "" : formatDay(date, locale)))),
      price: totalCents === 0 ? "" : formatCents(totalCents, locale),
      pickup: list(trips.map(({ pickup }) => pickup.place)),
      reference,
    };
  }
  const { offers = [], name } = payload;
  const { service, collection, date, told, pickup } =
    payload.service === undefined ? (offers[0] ?? payload) : payload;
  const price = told?.price?.kind === "price" && getSite(locale).pricesOn ? told.price.total : undefined;
  return {
    name,
    offer: service === undefined ? "" : getOfferTitle(service, locale, collection),
    date: date === undefined ? "" : formatDay(date, locale),
    price: price === undefined ? "" : formatPrice(price, locale),
    pickup: pickup !== undefined && "place" in pickup ? pickup.place : "",
    reference,
  };
}

type Asked = Pick<ContactPayload, "port" | "date" | "adults" | "children" | "smallChildren" | "told"> &
  Partial<Pick<ContactPayload, "service" | "collection">> &
  Pick<Choice, "pickup"> &
  Pick<StoredOffer, "problems">;

function getDayNotes({ service, collection, port, date }: Asked, locale: Locale, now: number): string[] {
  const offer = service === undefined ? undefined : loadOffer(service, collection);
  const notice = getNotice(locale);
  const { text, ports, offers } = notice;
  const theirs: readonly string[] = port === undefined ? (offer?.ports ?? []) : [port];
  const isConcerned =
    // A notice that names neither ports nor offers concerns everything.
    ports.length + offers.length === 0 ||
    offers.some((key) => key === service) ||
    ports.some((one) => theirs.includes(one));
  const notes = text !== "" && isPublished(notice, now) && isConcerned ? [text] : [];
  if (offer === undefined) return notes;
  const rules = getSite(DEFAULT_LOCALE).booking;
  const isOffSale = !isPublished(offer, now) || isPaused(offer);
  const dayProblem = date === undefined ? undefined : getDayProblem(date, { offer, port, rules, now });
  const problem = isOffSale ? "not-on-sale" : dayProblem;
  return [...notes, ...describeProblems(problem === undefined ? [] : [problem], getMailTranslator(locale))];
}

async function toChosen(store: Store, asked: Asked, locale: Locale, now: number) {
  const { service, collection, port = null, date = null } = asked;
  const { adults = null, children = null, smallChildren = null } = asked;
  return {
    offer: service ?? null,
    title: service === undefined ? "" : getOfferTitle(service, locale, collection),
    ...{ port, date, adults, children, smallChildren },
    facts: getBookingFacts(asked, locale).map(([label, text]) => ({ label, text })),
    problems: describeProblems(asked.problems ?? [], getMailTranslator(locale)),
    dayNotes: [...getDayNotes(asked, locale, now), ...(await loadPlaceNotes(store, asked, locale))],
    ...(asked.pickup?.place && { pickup: { place: asked.pickup.place, time: "" } }),
  };
}

function listChosen({ offers = [], ...payload }: ContactPayload): Asked[] {
  const { service, port, date, adults, pickup } = payload;
  const isChoice = [service, port, date, adults, pickup].some((value) => value !== undefined);
  return [...(isChoice ? [payload] : []), ...offers];
}

export async function loadPeople(store: Store, reader: Pick<Staff, "id">) {
  const all = await store.staff.people.list();
  // Enquiries are given to the local owner by the local owner alone.
  const present = all.filter(({ id, isDisabled, isLocal }) => !isDisabled && (!isLocal || id === reader.id));
  return {
    names: new Map(all.map(({ id, name }) => [id, name])),
    people: present.map(({ id, name }) => ({ id, name })),
  };
}

const MAX_OTHERS = 20;

async function loadOthers(store: Store, { reference: own, mailbox }: Enquiry) {
  const all = mailbox === null ? [] : await store.inbox.listOf(mailbox);
  return all.filter(({ reference }) => reference !== own).slice(0, MAX_OTHERS);
}

export async function loadEnquiryReply(store: Store, enquiry: Enquiry, reader: Staff) {
  const { id, reference, version, status, locale, payload, personId, createdAt, dueAt } = enquiry;
  const now = Date.now();
  const [{ names, people }, others, events, quotes, draft, writing, chosen, booking] = await Promise.all([
    loadPeople(store, reader),
    loadOthers(store, enquiry),
    store.timeline.load(id),
    loadQuotes(store, id, now),
    store.answerDrafts.get(id, reader.id),
    store.answerDrafts.listWriting(id, reader.id, now),
    Promise.all(listChosen(payload).map((asked) => toChosen(store, asked, reader.locale, now))),
    store.bookings.get(id),
  ]);
  const { name, lastname, email, phone, message, source } = payload;
  return {
    ...{ reference, version, status, locale, name, lastname, email, phone, message, source },
    isHeld: enquiry.spamReason !== null,
    phoneNumber: getPhoneNumber(phone) ?? null,
    ...{ createdAt, dueAt },
    person: personId === null ? null : { id: personId, name: names.get(personId) ?? "" },
    ...{ events, chosen, others, quotes, draft, writing },
    booking: booking === undefined ? null : toBookingReply(booking, reader.locale, now),
    values: getAnswerValues(enquiry, getAgreed(booking, quotes)),
    hasMailbox: getEnv().mailbox !== undefined,
    people,
  };
}

export async function findEnquiry(store: Store, reference: string | undefined): Promise<Enquiry> {
  const isOne = reference !== undefined && REFERENCE.test(reference);
  const enquiry = isOne ? await store.enquiries.getByReference(reference) : undefined;
  if (enquiry === undefined) throw new HttpError("not-found");
  return enquiry;
}

export interface Staffed {
  by: By;
  now: number;
}

/** Makes a call of what changes an enquiry for a member of staff, as `answerChange` says. */
export function changeBy<Input extends { reference: string }>(
  change: (store: Store, input: Input, staffed: Staffed) => Promise<EnquiryChanged>,
  action: Parameters<typeof logStaffAction>[1],
) {
  return async ({ ctx, input }: { ctx: { staff: SignedInStaff; store: Store }; input: Input }) => {
    const changed = await change(ctx.store, input, { by: ctx.staff, now: Date.now() });
    return answerChange(ctx, changed, input.reference, action);
  };
}

/**
 * Answers a change with the enquiry as it is now, a repeated one as the first time; notes it in the log of staff and delivers its mails.
 * Throws 404, and 409: `conflict` when it was made on an older version, or is not possible as things stand; `booked` when its booking has
 * to be cancelled first.
 */
export async function answerChange(
  { staff, store }: { staff: SignedInStaff; store: Store },
  changed: EnquiryChanged,
  reference: string,
  action: Parameters<typeof logStaffAction>[1],
) {
  if (changed.outcome === "unknown") throw new HttpError("not-found");
  if (changed.outcome === "conflict" || changed.outcome === "refused") throw new HttpError("conflict");
  if (changed.outcome === "booked") throw new HttpError("booked");
  if (changed.outcome === "changed") await logStaffAction(staff, action, reference);
  const enquiry = changed.outcome === "changed" ? changed.enquiry : await findEnquiry(store, reference);
  const reply = await loadEnquiryReply(store, enquiry, staff);
  await deliverAfterPost();
  return reply;
}

const EXCERPT_LENGTH = 160;

function toExcerpt(message: string): string {
  const letters = [...message.replace(/\s+/g, " ").trim()];
  if (letters.length <= EXCERPT_LENGTH) return letters.join("");
  const start = letters.slice(0, EXCERPT_LENGTH - 1).join("");
  return `${start.trimEnd()}…`;
}

export function toRow(enquiry: Enquiry, names: ReadonlyMap<string, string>) {
  const { reference, locale, status, about, offer, payload, personId, createdAt, touchedAt, dueAt } = enquiry;
  return {
    ...{ reference, name: getFullName(enquiry), locale, status, about, offer },
    isHeld: enquiry.spamReason !== null,
    offers: enquiry.trips,
    // Only ports of our own are stored.
    port: enquiry.port as Port | null,
    date: enquiry.travelDate,
    persons: countPersons(payload),
    excerpt: toExcerpt(payload.message),
    person: personId === null ? null : { id: personId, name: names.get(personId) ?? "" },
    ...{ createdAt, touchedAt, dueAt },
  };
}
