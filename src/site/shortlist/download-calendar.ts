import { type BookingPort, countTripDays } from "../../domain/booking/bookable-offer";
import { findPickup } from "../../domain/booking/back-aboard";
import { createCalendar, type CalendarEvent } from "../../domain/booking/calendar-file";
import { HOUR_MS } from "../../domain/booking/calendar-day";
import type { Frame } from "../ui/locale-context";
import type { ListedOffer } from "./use-shortlist";

interface CalendarContext {
  getFacts: (item: ListedOffer) => string[];
  site: Frame;
}

const SHOWN_FOR_MS = 10_000;

type Stop = Queries.ListedOfferFragment["pickup"][number];

/** Where and when the party is collected: at its port, or the only one that there is; `undefined` where it has not said at which of several, and for a package. */
function getStop({ offer, choice }: ListedOffer, ports: readonly BookingPort[]): Stop | undefined {
  if (countTripDays(offer.duration_hours)) return undefined;
  const [only, ...others] = new Set(offer.pickup.map(({ port }) => port));
  const port = others.length === 0 ? only : choice.port;
  return findPickup(offer.pickup, { pickup: choice.pickup, port }, ports);
}

function getHours({ offer }: ListedOffer, stop: Stop | undefined): number | undefined {
  if (!stop?.back) return offer.duration_hours ?? undefined;
  return (Date.parse(`2000-01-01T${stop.back}Z`) - Date.parse(`2000-01-01T${stop.time}Z`)) / HOUR_MS;
}

function toEvent(item: ListedOffer, { getFacts, site }: CalendarContext): CalendarEvent {
  const { offer, choice } = item;
  const stop = getStop(item, site.ports);
  const portName = site.ports.find(({ key }) => key === stop?.port)?.name ?? "";
  const { origin, host } = window.location;
  return {
    uid: `${offer.key}-${choice.date ?? ""}@${host}`,
    date: choice.date ?? "",
    time: stop?.time,
    hours: getHours(item, stop),
    title: `${offer.title} (${site.brand})`,
    description: [...getFacts(item), site.phone].join("\n"),
    location: [stop?.place, portName].filter(Boolean).join(", "),
    url: origin + offer.path,
    status: "TENTATIVE",
  };
}

/** Hands the dated offers of the list to the visitor's calendar, as a file made here. */
export function downloadCalendar(dated: readonly ListedOffer[], context: CalendarContext): void {
  const events = dated.map((item) => toEvent(item, context));
  const { company } = context.site;
  const file = createCalendar(events, { company, product: "Website", now: Date.now() });
  const url = URL.createObjectURL(new Blob([file], { type: "text/calendar;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${context.site.brand.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), SHOWN_FOR_MS);
}
