import type { Choice } from "../../booking/choice";
import { getDayProblem } from "../../booking/running-days";
import { DEFAULT_LOCALE, type Locale } from "../../config/locales";
import { REFERENCE } from "../../config/patterns";
import { isPublished } from "../../content/publication";
import type { AnswerValue } from "../../config/answers";
import type { OfferFacts } from "../../contracts/offer-facts";
import { formatDay, formatPrice } from "../../i18n/format";
import { isPaused } from "../../lib/is-paused";
import type { Staff } from "../accounts/session";
import { toBookingReply } from "../bookings/booking";
import { loadPlaceNotes } from "../departures/places";
import { getBookingFacts, describeProblems, getPhoneNumber } from "../mail/facts";
import { getEnv } from "../platform/env";
import { HttpError } from "../platform/http/http-error";
import { getMailTranslator } from "../platform/messages";
import { getOfferTitle, loadOffer, getSite, getNotice } from "../platform/published";
import { toIso, toIsoOrNull } from "../platform/time";
import { loadQuotes } from "../quotes/quote-view";
import type { Store } from "../store";
import type { EnquiryChanged } from "./change-enquiry";
import type { Enquiry, StoredOffer, ContactPayload } from "./enquiry";
import { loadTimeline } from "./timeline";

/** Returns what the placeholders of ready-made answers stand for, in the guest's language; "" for what the guest did not say. */
function getAnswerValues({ payload, locale, reference }: Enquiry): Record<AnswerValue, string> {
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

type AskedDay = { [Name in "service" | "collection" | "port" | "date"]?: StoredOffer[Name] | undefined };

/** A notice that names neither ports nor offers concerns everything. */
function getNoticeText(
  { service, port }: AskedDay,
  offer: OfferFacts | undefined,
  locale: Locale,
  now: number,
) {
  const notice = getNotice(locale);
  const { text, ports, offers } = notice;
  if (text === "" || !isPublished(notice, now)) return [];
  const theirs: readonly string[] = port === undefined ? (offer?.ports ?? []) : [port];
  const concerns =
    ports.length + offers.length === 0 ||
    offers.some((key) => key === service) ||
    ports.some((one) => theirs.includes(one));
  return concerns ? [text] : [];
}

function getProblem({ port, date }: AskedDay, offer: OfferFacts, now: number) {
  if (!isPublished(offer, now) || isPaused(offer)) return "not-on-sale";
  const rules = getSite(DEFAULT_LOCALE).booking;
  return date === undefined ? undefined : getDayProblem(date, { offer, port, rules, now });
}

/** Returns what is to be known now of the day that a guest asked for, in words: the notice, sold out, out of season, off sale. */
function getDayNotes(asked: AskedDay, locale: Locale, now: number): string[] {
  const { service, collection } = asked;
  const offer = service === undefined ? undefined : loadOffer(service, collection);
  const problem = offer && getProblem(asked, offer, now);
  const t = getMailTranslator(locale);
  const isTold = problem === "sold-out" || problem === "not-running" || problem === "not-on-sale";
  return [...getNoticeText(asked, offer, locale, now), ...(isTold ? [t(`problems.${problem}`)] : [])];
}

type Asked = Pick<ContactPayload, "port" | "date" | "adults" | "children" | "smallChildren" | "told"> &
  Partial<Pick<ContactPayload, "service" | "collection">> &
  Pick<Choice, "pickup"> &
  Pick<StoredOffer, "problems">;

async function toChosen(store: Pick<Store, "departures">, asked: Asked, locale: Locale, now: number) {
  const { service, collection } = asked;
  return {
    offer: service ?? null,
    title: service === undefined ? "" : getOfferTitle(service, locale, collection),
    port: asked.port ?? null,
    date: asked.date ?? null,
    adults: asked.adults ?? null,
    children: asked.children ?? null,
    smallChildren: asked.smallChildren ?? null,
    facts: getBookingFacts(asked, locale).map(([label, text]) => ({ label, text })),
    problems: describeProblems(asked.problems ?? [], getMailTranslator(locale)),
    dayNotes: [...getDayNotes(asked, locale, now), ...(await loadPlaceNotes(store, asked, locale))],
    ...(asked.pickup?.place && { pickup: { place: asked.pickup.place, time: "" } }),
  };
}

/** Tells whether something was chosen besides asking. */
function isChoice({ service, port, date, adults, pickup }: ContactPayload): boolean {
  return [service, port, date, adults, pickup].some((value) => value !== undefined);
}

/** Loads what a guest chose, offer by offer, in words of the reader's language; prices as they were shown to the guest. */
function loadChosenOffers(
  store: Pick<Store, "departures">,
  { payload }: Pick<Enquiry, "payload">,
  locale: Locale,
  now: number,
) {
  const chosen: Asked[] = [...(isChoice(payload) ? [payload] : []), ...(payload.offers ?? [])];
  return Promise.all(chosen.map((asked) => toChosen(store, asked, locale, now)));
}

/** Loads the names of all who ever had access, and whom an enquiry can be given to now. */
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

/** Loads who else is writing an answer now. */
export async function loadWriting(store: Store, { id }: Pick<Enquiry, "id">, reader: Pick<Staff, "id">) {
  const writing = await store.answerDrafts.listWriting(id, reader.id, Date.now());
  return writing.map(({ name, at }) => ({ name, at: toIso(at) }));
}

async function loadOthers(store: Store, { id, payload }: Enquiry) {
  // Guests without an address have nothing in common.
  if (payload.email === "") return [];
  const others = await store.inbox.listOthers(payload.email.toLowerCase(), id, MAX_OTHERS);
  return others.map(({ reference, status, createdAt, offer, date }) => ({
    ...{ reference, status, offer, date },
    createdAt: toIso(createdAt),
  }));
}

/** Loads all that staff see of an enquiry, in the reader's language. */
export async function loadEnquiryReply(store: Store, enquiry: Enquiry, reader: Staff) {
  const { id, payload, personId } = enquiry;
  const now = Date.now();
  const [{ names, people }, others, timeline, quotes, draft, writing, chosen, booking] = await Promise.all([
    loadPeople(store, reader),
    loadOthers(store, enquiry),
    loadTimeline(store, id),
    loadQuotes(store, id, now),
    store.answerDrafts.get(id, reader.id),
    loadWriting(store, enquiry, reader),
    loadChosenOffers(store, enquiry, reader.locale, now),
    store.bookings.get(id),
  ]);
  const { name, lastname, email, phone, message, source } = payload;
  return {
    reference: enquiry.reference,
    version: enquiry.version,
    status: enquiry.status,
    isHeld: enquiry.spamReason !== null,
    locale: enquiry.locale,
    ...{ name, lastname, email, phone, message, source },
    phoneNumber: getPhoneNumber(phone) ?? null,
    createdAt: toIso(enquiry.createdAt),
    dueAt: toIsoOrNull(enquiry.dueAt),
    person: personId === null ? null : { id: personId, name: names.get(personId) ?? "" },
    ...{ ...timeline, chosen, others, quotes, draft, writing },
    booking: booking === undefined ? null : toBookingReply(booking, now),
    values: getAnswerValues(enquiry),
    hasMailbox: getEnv().mailbox !== undefined,
    people,
  };
}

/** Finds an enquiry by the reference that a request names; throws 404. */
export async function findEnquiry(store: Store, reference: string | undefined): Promise<Enquiry> {
  const isOne = reference !== undefined && REFERENCE.test(reference);
  const enquiry = isOne ? await store.enquiries.getByReference(reference) : undefined;
  if (enquiry === undefined) throw new HttpError("not-found");
  return enquiry;
}

/**
 * Answers a change with the enquiry as it is now; a repeated one as the first time. Throws 404, and 409: `conflict` when it was made on
 * an older version, or is not possible as things stand; `booked` when its booking has to be cancelled first.
 */
export async function answerChanged(
  store: Store,
  changed: EnquiryChanged,
  { reference, reader }: { reference: string; reader: Staff },
) {
  if (changed.outcome === "unknown") throw new HttpError("not-found");
  if (changed.outcome === "conflict" || changed.outcome === "refused") throw new HttpError("conflict");
  if (changed.outcome === "booked") throw new HttpError("booked");
  const enquiry = changed.outcome === "changed" ? changed.enquiry : await findEnquiry(store, reference);
  return loadEnquiryReply(store, enquiry, reader);
}
