import { addDays } from "../../booking/calendar-day";
import { getEnv } from "../env";
import type { Answer, Exchange } from "../http/exchange";
import { HttpError } from "../http/http-error";
import { loadOffer } from "../offers/load-offer";
import { toDepartureId } from "../store/departure-seats";
import type { BookedParty } from "../store/departure-store";
import { getStore } from "../store/get-store";
import type { Store } from "../store/store";
import { hashCalendarKey } from "./calendar-key";
import { getOpenRange } from "./quote-day";
import { writeCalendar, type CalendarDeparture } from "./write-calendar";

/** Yesterday's trip may still be under way. */
const DAYS_BACK = 1;

async function loadDepartures({ departures }: Store, now: number): Promise<CalendarDeparture[]> {
  const { from, to } = getOpenRange(now);
  const range = { from: addDays(from, -DAYS_BACK), to };
  const [stored, parties] = await Promise.all([departures.list(range), departures.listParties(range)]);
  const byId = new Map<string, BookedParty[]>();
  for (const party of parties) {
    const id = toDepartureId({ offer: party.quote.offer ?? "", day: party.quote.date ?? "" });
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
  const text = writeCalendar(await loadDepartures(store, now), { locale: found.locale, host, now });
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
