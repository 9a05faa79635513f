import { createHash, randomBytes } from "node:crypto";

import { toMinutes, toTime, toTrip } from "../../domain/booking/back-aboard";
import { addDays } from "../../domain/booking/calendar-day";
import { createCalendar, type CalendarEvent } from "../../domain/booking/calendar-file";
import { countTripDays } from "../../domain/booking/bookable-offer";
import { describeParty } from "../../domain/booking/describe";
import { toLocale, type Locale } from "../../domain/config/locales";
import { nameOffer } from "../../domain/i18n/format";
import { getGreetingName } from "../mail/facts";
import { getEnv } from "../platform/env";
import { type Answer, type Exchange, HttpError } from "../platform/http/request";
import { getBookingTranslator, getMailTranslator, getPortName, getSite } from "../platform/published";
import { getStore } from "../store";
import { getOpenRange } from "./places";
import { getPickup, loadBookedDepartures, type BookedDeparture } from "./service";

const KEY_BYTES = 32;

/** A key is random enough for a plain hash. */
function hash(key: string): string {
  return createHash("sha256").update(`departures-calendar:${key}`).digest("base64url");
}

/** Creates the key of a calendar, 256 random bits, and what is stored of it. */
export function createCalendarKey(): { key: string; keyHash: string } {
  const key = randomBytes(KEY_BYTES).toString("base64url");
  return { key, keyHash: hash(key) };
}

/** How long a trip takes whose offer does not say. */
const HOURS = 1;

/** First name, persons, port, pick-up and notes: what the crew needs, and nothing that reaches the guest. */
function describeGuests({ offer, parties }: BookedDeparture, locale: Locale): string[] {
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
function getTimes({ offer, parties }: BookedDeparture): Pick<CalendarEvent, "hours" | "time"> {
  const { pickup = [], duration_hours: hours } = offer ?? {};
  const days = countTripDays(hours);
  if (days) return { hours: days * 24 };
  const asked = pickup.filter(({ port }) => parties.some(({ trip }) => trip.port === port));
  const trips = (asked.length > 0 ? asked : pickup).flatMap((stop) => toTrip(stop, hours ?? HOURS) ?? []);
  if (trips.length === 0) return {};
  const agreed = parties.flatMap(({ trip }) =>
    trip.pickup.time === "" ? [] : [toMinutes(trip.pickup.time)],
  );
  const start = Math.min(...trips.map((trip) => trip.start), ...agreed);
  const end = Math.max(...trips.map(({ back }) => back));
  return { time: toTime(start), hours: (end - start) / 60 };
}

/** `host` names the events for all time: `site.example`. */
function toEvent(departure: BookedDeparture, locale: Locale, host: string): CalendarEvent {
  const { stored, offer, parties } = departure;
  const isCancelled = stored.status === "cancelled";
  const title = nameOffer(stored.offer, offer, locale);
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

/** Yesterday's trip may still be under way. */
const DAYS_BACK = 1;

/** Answers the departures as a calendar to whoever has its secret address. */
export async function answerCalendar(exchange: Exchange): Promise<Answer> {
  const key = exchange.query("key") ?? "";
  const store = await getStore();
  const found = await store.departureCalendars.findByKey(hash(key));
  if (found === undefined) throw new HttpError("not-found");
  const now = Date.now();
  const locale = toLocale(found.locale);
  const { brand } = getSite(locale);
  const { host } = new URL(getEnv().siteUrl);
  const { from, to } = getOpenRange(now);
  const range = { offer: found.offer ?? undefined, from: addDays(from, -DAYS_BACK), to };
  const departures = await loadBookedDepartures(store, range);
  const events = departures.map((departure) => toEvent(departure, locale, host));
  // RFC 5545, in the crew's language.
  const text = createCalendar(events, { company: brand, product: "Departures", now, name: brand });
  return {
    status: 200,
    headers: { "Content-Disposition": `inline; filename="departures.ics"`, "X-Robots-Tag": "noindex" },
    type: "text/calendar; charset=utf-8",
    bytes: Buffer.from(text),
  };
}
