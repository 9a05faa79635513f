import { addDays, getAgencyDay } from "../../booking/calendar-day";
import { getNextDays } from "../../booking/running-days";
import { DEFAULT_LOCALE } from "../../config/locales";
import { departureListSchema, type DepartureListReply } from "../../contracts/departures";
import { answerOnce, createETag } from "../http/etag";
import type { Answer, Exchange } from "../http/exchange";
import { readQuery } from "../http/read-query";
import { loadOffer } from "../offers/load-offer";
import { getSite } from "../site-settings";
import { requireStaff } from "../staff/require-staff";
import { toDepartureId, type Departure } from "../store/departure-seats";
import { getStore } from "../store/get-store";
import { toDepartureRow } from "./day-places";

/** How many days a page of the list has. */
const DAYS = 28;

/** Gets the days on which an offer runs, and those on which the editor has closed it. */
function getOfferDays(key: string, from: string, to: string, now: number): Departure[] {
  const offer = loadOffer(key);
  if (offer === undefined) return [];
  const rules = getSite(DEFAULT_LOCALE).booking;
  const running = getNextDays({ offer, port: undefined, rules, now }, DAYS, from);
  const days = new Set([...running, ...(offer.closed_days ?? [])]);
  return [...days].filter((day) => day >= from && day <= to).map((day) => ({ offer: key, day }));
}

/** Answers the departures of four weeks: those with guests or closed ones; of one offer all on which it runs. */
export async function listDepartures(exchange: Exchange): Promise<Answer> {
  await requireStaff(exchange);
  const now = Date.now();
  const today = getAgencyDay(now);
  const { offer, from = today } = readQuery(exchange, departureListSchema);
  const to = addDays(from, DAYS - 1);
  const { departures } = await getStore();
  const stored = await departures.list({ offer, from, to });
  const notable = stored.filter(({ status, parties }) => status !== "open" || parties.length > 0);
  const byId = new Map(stored.map((departure) => [toDepartureId(departure), departure]));
  const all = new Map<string, Departure>(notable.map((departure) => [toDepartureId(departure), departure]));
  if (offer !== undefined)
    for (const departure of getOfferDays(offer, from, to, now)) all.set(toDepartureId(departure), departure);
  const rows = [...all]
    .map(([id, departure]) => toDepartureRow(departure, loadOffer(departure.offer), byId.get(id)))
    .sort((a, b) => a.day.localeCompare(b.day) || a.offer.localeCompare(b.offer));
  const reply: DepartureListReply = { rows, from, to, today };
  return answerOnce(exchange, createETag(reply), () => reply);
}
