import { getDayState } from "../../booking/day-places";
import { isPublished } from "../../content/publication";
import type { DaysReply } from "../../contracts/departures";
import { offerKey } from "../../contracts/fields";
import { isPaused } from "../../lib/is-paused";
import { answerOnce, createETag } from "../http/etag";
import type { Answer, Exchange } from "../http/exchange";
import { HttpError } from "../http/http-error";
import { loadOffer } from "../offers/load-offer";
import { getStore } from "../store/get-store";
import { loadDays } from "./load-days";
import { getOpenRange } from "./quote-day";

/** Cache lifetime of the reply in browsers and proxies. */
const CACHE = { "Cache-Control": "public, max-age=60" };

/** Answers which coming days of an offer are nearly full, full or closed. Figures are not told. */
export async function answerDays(exchange: Exchange): Promise<Answer> {
  const asked = offerKey().safeParse(exchange.query("offer"));
  if (!asked.success) throw new HttpError("invalid", { fields: { offer: "invalid" } });
  const key = asked.data;
  const now = Date.now();
  const offer = loadOffer(key);
  if (offer === undefined || !isPublished(offer, now)) throw new HttpError("not-found");
  const range = getOpenRange(now);
  const days: DaysReply["days"] = {};
  if (!isPaused(offer)) {
    const loaded = await loadDays(await getStore(), { key, offer, ...range });
    const closed = (offer.closed_days ?? []).filter((day) => day >= range.from && day <= range.to);
    for (const day of [...new Set([...loaded.stored.keys(), ...closed])].sort()) {
      const state = getDayState(offer, loaded.get(day));
      if (state !== undefined) days[day] = state;
    }
  }
  const answer = await answerOnce(exchange, createETag(days), (): DaysReply => ({ days }));
  return { ...answer, headers: { ...answer.headers, ...CACHE } };
}
