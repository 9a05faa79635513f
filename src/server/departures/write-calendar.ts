import { toTime, toTrip } from "../../booking/back-aboard";
import { createCalendar, type CalendarEvent } from "../../booking/calendar-file";
import { countPersons } from "../../booking/count-persons";
import { countTripDays } from "../../booking/count-trip-days";
import { describeParty } from "../../booking/describe";
import type { Locale } from "../../config/locales";
import type { OfferFacts } from "../../contracts/offer-facts";
import { formatKey } from "../../i18n/format";
import { getGreetingName } from "../mail/greeting-name";
import { getBookingTranslator, getMailTranslator } from "../messages";
import { getPortName, getSite } from "../site-settings";
import type { BookedParty, StoredDeparture } from "../store/departure-store";
import { listPickupTimes } from "./load-departure-reply";

/** A departure that the crew has to know of. */
export interface CalendarDeparture {
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

/** First name, persons, port and pick-up: what the crew needs, and nothing that reaches the guest. */
function describeGuests({ offer, parties }: CalendarDeparture, locale: Locale): string[] {
  const t = getBookingTranslator(locale);
  return parties.map(({ quote, enquiry }) => {
    const { adults, children, smallChildren, port } = quote;
    const party = { adults: adults ?? 0, children: children ?? 0, smallChildren: smallChildren ?? 0 };
    const times = listPickupTimes(offer, port).join(" / ");
    return [
      getGreetingName(enquiry.payload.name) ?? enquiry.reference,
      describeParty(party, { locale, t }),
      [port === null ? "" : getPortName(port, locale), times].join(" ").trim(),
    ]
      .filter((part) => part !== "")
      .join(" · ");
  });
}

/** Gets from the earliest pick-up until the last of the guests are back; whole days for a package, and where nobody is collected. */
function getTimes({ offer, parties }: CalendarDeparture): Pick<CalendarEvent, "hours" | "time"> {
  const { pickup = [], duration_hours: hours } = offer ?? {};
  const days = countTripDays(hours);
  if (days) return { hours: days * 24 };
  const asked = pickup.filter(({ port }) => parties.some(({ quote }) => quote.port === port));
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
  const persons = parties.reduce((sum, { quote }) => sum + (countPersons(quote) ?? 0), 0);
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
export function writeCalendar(departures: readonly CalendarDeparture[], context: CalendarContext): string {
  const { brand } = getSite(context.locale);
  const events = departures.map((departure) => toEvent(departure, context));
  return createCalendar(events, { company: brand, product: "Departures", now: context.now, name: brand });
}
