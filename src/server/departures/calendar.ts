import { createHash, randomBytes } from "node:crypto";

import { toTime, toTrip } from "../../booking/back-aboard";
import { addDays } from "../../booking/calendar-day";
import { createCalendar, type CalendarEvent } from "../../booking/calendar-file";
import { countTripDays } from "../../booking/bookable-offer";
import { describeParty } from "../../booking/describe";
import type { Locale } from "../../config/locales";
import { calendarAddSchema, calendarEndSchema } from "../../contracts/departures";
import type { OfferFacts } from "../../contracts/offer-facts";
import { formatKey } from "../../i18n/format";
import { logStaffAction } from "../accounts/session";
import { getGreetingName } from "../mail/facts";
import { getEnv } from "../platform/env";
import type { Answer, Exchange } from "../platform/http/request";
import { HttpError } from "../platform/http/http-error";
import { getBookingTranslator, getMailTranslator } from "../platform/messages";
import { loadOffer, getPortName, getSite } from "../platform/published";
import { ownerProcedure } from "../platform/rpc";
import { toIso } from "../platform/time";
import { getStore, type Store } from "../store";
import type { BookedParty, StoredDeparture } from "./departure-repository";
import { toDepartureId } from "./departure-seats";
import { getOpenRange } from "./places";
import { getPickup } from "./procedures";

const KEY_BYTES = 32;
const KEY = /^[\w-]{43}$/;

/** A key is random enough for a plain hash. */
function hash(key: string): string {
  return createHash("sha256").update(`departures-calendar:${key}`).digest("base64url");
}

/** Creates the key of a calendar, 256 random bits, and what is stored of it. */
function createCalendarKey(): { key: string; keyHash: string } {
  const key = randomBytes(KEY_BYTES).toString("base64url");
  return { key, keyHash: hash(key) };
}

/** Returns what is stored of a key; `undefined` for what is none. */
function hashCalendarKey(key: string | undefined): string | undefined {
  return key === undefined || !KEY.test(key) ? undefined : hash(key);
}

/** A departure that the crew has to know of. */
interface CalendarDeparture {
  stored: StoredDeparture;
  offer: OfferFacts | undefined;
  parties: readonly BookedParty[];
}

interface CalendarContext {
  locale: Locale;
  /** Names the events for all time: `site.example`. */
  host: string;
  now: number;
}

/** How long a trip takes whose offer does not say. */
const HOURS = 1;

/** First name, persons, port, pick-up and notes: what the crew needs, and nothing that reaches the guest. */
function describeGuests({ offer, parties }: CalendarDeparture, locale: Locale): string[] {
  const t = getBookingTranslator(locale);
  return parties.map((guests) => {
    const { trip, booking, enquiry } = guests;
    const { adults, children, smallChildren, port } = trip;
    const party = { adults: adults ?? 0, children: children ?? 0, smallChildren: smallChildren ?? 0 };
    const { time, place } = getPickup(guests, offer);
    return [
      getGreetingName(enquiry.payload.name) ?? enquiry.reference,
      describeParty(party, { locale, t }),
      [port === null ? "" : getPortName(port, locale), time, place].filter((part) => part !== "").join(" "),
      booking.notes.replace(/\s+/g, " "),
    ]
      .filter((part) => part !== "")
      .join(" · ");
  });
}

/** Returns from the earliest pick-up until the last of the guests are back; whole days for a package, and where nobody is collected. */
function getTimes({ offer, parties }: CalendarDeparture): Pick<CalendarEvent, "hours" | "time"> {
  const { pickup = [], duration_hours: hours } = offer ?? {};
  const days = countTripDays(hours);
  if (days) return { hours: days * 24 };
  const asked = pickup.filter(({ port }) => parties.some(({ trip }) => trip.port === port));
  const trips = (asked.length > 0 ? asked : pickup).flatMap((stop) => toTrip(stop, hours ?? HOURS) ?? []);
  if (trips.length === 0) return {};
  const start = Math.min(...trips.map((trip) => trip.start));
  const end = Math.max(...trips.map(({ back }) => back));
  return { time: toTime(start), hours: (end - start) / 60 };
}

function toEvent(departure: CalendarDeparture, { locale, host }: CalendarContext): CalendarEvent {
  const { stored, offer, parties } = departure;
  const isCancelled = stored.status === "cancelled";
  const title = offer?.titles[locale] ?? formatKey(stored.offer);
  const persons = parties.reduce((sum, { trip }) => sum + (trip.persons ?? 0), 0);
  const t = getMailTranslator(locale);
  return {
    uid: `${stored.offer}-${stored.day}@${host}`,
    date: stored.day,
    ...getTimes(departure),
    sequence: Math.floor(stored.changedAt / 1000),
    title: isCancelled ? t("calendar.cancelled", { title }) : t("calendar.title", { title, count: persons }),
    description: isCancelled ? stored.reason : describeGuests(departure, locale).join("\n"),
    status: isCancelled ? "CANCELLED" : "CONFIRMED",
  };
}

/** Writes departures as a calendar (RFC 5545) in the crew's language. */
function writeCalendar(departures: readonly CalendarDeparture[], context: CalendarContext): string {
  const { brand } = getSite(context.locale);
  const events = departures.map((departure) => toEvent(departure, context));
  return createCalendar(events, { company: brand, product: "Departures", now: context.now, name: brand });
}

/** Yesterday's trip may still be under way. */
const DAYS_BACK = 1;

async function loadDepartures(
  { departures }: Store,
  offer: string | undefined,
  now: number,
): Promise<CalendarDeparture[]> {
  const { from, to } = getOpenRange(now);
  const range = { offer, from: addDays(from, -DAYS_BACK), to };
  const [stored, parties] = await Promise.all([departures.list(range), departures.listParties(range)]);
  const byId = new Map<string, BookedParty[]>();
  for (const party of parties.filter(({ trip }) => trip.status === "confirmed")) {
    const id = toDepartureId({ offer: party.trip.offer ?? "", day: party.trip.date ?? "" });
    byId.set(id, [...(byId.get(id) ?? []), party]);
  }
  return stored
    .map((one) => ({
      stored: one,
      offer: loadOffer(one.offer),
      parties: byId.get(toDepartureId(one)) ?? [],
    }))
    .filter((one) => one.parties.length > 0 || one.stored.status === "cancelled")
    .sort((a, b) => toDepartureId(a.stored).localeCompare(toDepartureId(b.stored)));
}

/** Answers the departures as a calendar to whoever has its secret address. */
export async function answerCalendar(exchange: Exchange): Promise<Answer> {
  const keyHash = hashCalendarKey(exchange.query("key"));
  const store = await getStore();
  const found = keyHash === undefined ? undefined : await store.departureCalendars.findByKey(keyHash);
  if (found === undefined) throw new HttpError("not-found");
  const now = Date.now();
  const { host } = new URL(getEnv().siteUrl);
  const text = writeCalendar(await loadDepartures(store, found.offer ?? undefined, now), {
    locale: found.locale,
    host,
    now,
  });
  return {
    status: 200,
    headers: {
      "Content-Disposition": `inline; filename="departures.ics"`,
      "X-Robots-Tag": "noindex",
    },
    type: "text/calendar; charset=utf-8",
    bytes: Buffer.from(text),
  };
}

async function load({ departureCalendars }: Store) {
  const calendars = await departureCalendars.list();
  return { calendars: calendars.map((one) => ({ ...one, createdAt: toIso(one.createdAt) })) };
}

/** Answers the addresses that are in use, without their keys. */
export const listCalendars = ownerProcedure.query(({ ctx: { store } }) => load(store));

/** Makes a secret address, and answers it this once. */
export const addCalendar = ownerProcedure
  .input(calendarAddSchema)
  .mutation(async ({ ctx: { staff, store }, input: { name, locale, offer = null } }) => {
    const { key, keyHash } = createCalendarKey();
    const { departureCalendars } = store;
    await departureCalendars.add({ keyHash, name, locale, offer, who: staff.name }, Date.now());
    await logStaffAction(staff, "calendar-made", name);
    const address = `${getEnv().siteUrl}/api/departures-calendar?key=${key}`;
    return { ...(await load(store)), address };
  });

/** Ends an address: from now on it answers nobody. */
export const endCalendar = ownerProcedure
  .input(calendarEndSchema)
  .mutation(async ({ ctx: { staff, store }, input: { id } }) => {
    const { departureCalendars } = store;
    const name = (await departureCalendars.list()).find((one) => one.id === id)?.name;
    if (name === undefined || !(await departureCalendars.end(id, Date.now())))
      throw new HttpError("not-found");
    await logStaffAction(staff, "calendar-ended", name);
    return load(store);
  });
