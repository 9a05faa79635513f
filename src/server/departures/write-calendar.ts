import ical, { ICalCalendarMethod, ICalEventStatus, type ICalEventData } from "ical-generator";

import { toTrip } from "../../booking/back-aboard";
import { DAY_MS, getAgencyTime, MINUTE_MS } from "../../booking/calendar-day";
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

/** How often a phone should look again. */
const LOOK_EVERY_SECONDS = 15 * 60;
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
function getTimes({
  stored,
  offer,
  parties,
}: CalendarDeparture): Pick<ICalEventData, "allDay" | "end" | "start"> {
  const { pickup = [], duration_hours: hours } = offer ?? {};
  const firstDay = new Date(`${stored.day}T00:00:00Z`);
  const days = countTripDays(hours);
  if (days) return { start: firstDay, end: new Date(firstDay.getTime() + days * DAY_MS), allDay: true };
  const asked = pickup.filter(({ port }) => parties.some(({ quote }) => quote.port === port));
  const trips = (asked.length > 0 ? asked : pickup).flatMap((stop) => toTrip(stop, hours ?? HOURS) ?? []);
  if (trips.length === 0) return { start: firstDay, allDay: true };
  const midnight = getAgencyTime(stored.day, "00:00");
  const toDate = (minutes: number) => new Date(midnight + minutes * MINUTE_MS);
  return {
    start: toDate(Math.min(...trips.map(({ start }) => start))),
    end: toDate(Math.max(...trips.map(({ back }) => back))),
  };
}

function toEvent(departure: CalendarDeparture, { locale, host, now }: CalendarContext): ICalEventData {
  const { stored, offer, parties } = departure;
  const isCancelled = stored.status === "cancelled";
  const title = offer?.titles[locale] ?? formatKey(stored.offer);
  const persons = parties.reduce((sum, { quote }) => sum + (countPersons(quote) ?? 0), 0);
  const t = getMailTranslator(locale);
  return {
    id: `${stored.offer}-${stored.day}@${host}`,
    ...getTimes(departure),
    stamp: new Date(now),
    // Grows with every change of the status, so that calendars take the newest.
    sequence: Math.floor(stored.changedAt / 1000),
    summary: isCancelled
      ? t("calendar.cancelled", { title })
      : t("calendar.title", { title, count: persons }),
    description: isCancelled ? stored.reason : describeGuests(departure, locale).join("\n"),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

/** Writes departures as a calendar (RFC 5545) in the crew's language. */
export function writeCalendar(departures: readonly CalendarDeparture[], context: CalendarContext): string {
  const { brand } = getSite(context.locale);
  const calendar = ical({
    name: brand,
    prodId: { company: brand, product: "Departures" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: LOOK_EVERY_SECONDS,
  });
  for (const departure of departures) calendar.createEvent(toEvent(departure, context));
  return calendar.toString();
}
