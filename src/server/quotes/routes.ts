import { z } from "zod";

import { getQuoteState } from "../../booking/quote";
import { cleanText } from "../../contracts/clean-text";
import { day } from "../../contracts/fields";
import { loadDayChoices, loadRefusal, type TripRefusal } from "../departures/places";
import { getEnv } from "../platform/env";
import { findByLink, getLinkPath, isForReader, answerBadLink } from "../platform/http/page-answers";
import { assertSameOrigin, readBody, type Answer, type Exchange } from "../platform/http/request";
import { toErrorAnswer } from "../platform/http/handler";
import { HttpError } from "../platform/http/http-error";
import { answerUnsentForm } from "../platform/http/form-answers";
import { createLink } from "../platform/links";
import { getQuoteTranslator } from "../platform/messages";
import { deliverAfterPost } from "../mail/outbox/deliver-after-post";
import type { Enquiry } from "../enquiries/enquiry";
import { getStore } from "../store";
import type { Quote } from "./quote";
import { renderDecline, renderQuotePage, QUOTE_STYLE } from "./quote-page";
import { settleQuote, type Settled } from "./service";

/** Longest reason for declining, in characters. */
const MAX_REASON = 1000;

const answerSchema = z.object({
  answer: z.enum(["accept", "decline"]),
  why: z
    .string()
    .default("")
    .transform((text) => [...cleanText(text)].slice(0, MAX_REASON).join("")),
});

interface Found {
  quote: Quote;
  enquiry: Enquiry;
}

async function find(exchange: Exchange): Promise<Found | undefined> {
  const found = await findByLink(exchange, "quote", (store, id) => store.quotes.get(id));
  return found && { quote: found.subject, enquiry: found.enquiry };
}

async function findNewestUrl({ quote, enquiry }: Found, now: number): Promise<string | undefined> {
  if (quote.status !== "replaced") return undefined;
  const newest = (await (await getStore()).quotes.list(enquiry.id)).at(-1);
  return newest && createLink({ ...getEnv(), now }, { purpose: "quote", id: newest.id });
}

type Days = ReadonlyMap<number, string>;

/** Why an open quote cannot be accepted. That an offer is off sale is said to who has accepted: staff are told by that. */
async function findRefusal(
  { quote }: Found,
  { outcome, days }: { outcome: Settled | undefined; days: Days },
  now: number,
): Promise<TripRefusal | undefined> {
  if (getQuoteState(quote, now) !== "open") return undefined;
  if (outcome === "off-sale") return { why: outcome, day: null, freeDays: [] };
  const trips = quote.trips.map((trip, index) => ({ ...trip, date: trip.date ?? days.get(index) ?? null }));
  return loadRefusal(await getStore(), { trips, exceptTrips: quote.replaces.map(({ id }) => id) }, now);
}

/** The days that can be chosen for trips without one. */
async function loadChoices({ quote }: Found, now: number): Promise<ReadonlyMap<number, readonly string[]>> {
  const choices = new Map<number, readonly string[]>();
  if (getQuoteState(quote, now) !== "open") return choices;
  const store = await getStore();
  for (const [index, trip] of quote.trips.entries())
    if (trip.date === null) choices.set(index, await loadDayChoices(store, trip, now));
  return choices;
}

async function answerPage(
  exchange: Exchange,
  found: Found,
  outcome?: Settled,
  days: Days = new Map(),
): Promise<Answer> {
  const now = Date.now();
  const page = renderQuotePage({
    ...found,
    action: getLinkPath(exchange, "quote"),
    newestUrl: await findNewestUrl(found, now),
    refusal: await findRefusal(found, { outcome, days }, now),
    choices: await loadChoices(found, now),
    chosen: outcome === "no-day" ? days : new Map(),
    isDayMissing: outcome === "no-day",
    now,
  });
  const status = outcome === undefined ? 200 : outcome === "no-day" ? 422 : 409;
  return { status, headers: { "Content-Security-Policy": QUOTE_STYLE.csp }, page };
}

/** Shows a quote to the guest, and asks. Opening it changes nothing: a mail scanner may. */
export async function showQuote(exchange: Exchange): Promise<Answer> {
  const found = await find(exchange);
  return found === undefined ? answerBadLink(exchange) : answerPage(exchange, found);
}

/** The days that a guest chose: `day-0` is the first trip's. */
function readDays(body: unknown): Days {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>);
  return new Map(
    fields.flatMap(([name, value]): [number, string][] => {
      const [, index] = /^day-(\d)$/.exec(name) ?? [];
      const chosen = day().safeParse(value);
      return index === undefined || !chosen.success ? [] : [[Number(index), chosen.data]];
    }),
  );
}

async function settle(
  exchange: Exchange,
  { answer, why }: z.infer<typeof answerSchema>,
  days: Days,
): Promise<Answer> {
  const found = await find(exchange);
  if (found === undefined) return answerBadLink(exchange);
  const status = answer === "accept" ? "accepted" : "declined";
  const outcome = await settleQuote(await getStore(), found, { status, text: why, days }, Date.now());
  if (outcome !== "refused" && outcome !== "no-day") await deliverAfterPost();
  if (outcome === "settled" || outcome === "repeated")
    return { status: 303, location: getLinkPath(exchange, "quote") };
  // It may have been settled, or its day filled, since it was read.
  const now = await find(exchange);
  return now === undefined ? answerBadLink(exchange) : answerPage(exchange, now, outcome, days);
}

/**
 * Takes the guest's answer to a quote. The same answer again is the same; one that comes too late is refused by the page. A reason for
 * declining that could not be stored stands in its form again.
 */
export async function answerQuote(exchange: Exchange): Promise<Answer> {
  assertSameOrigin(exchange);
  const body = readBody(exchange, ["form"]);
  const parsed = answerSchema.safeParse(body);
  if (!parsed.success) throw new HttpError("invalid");
  try {
    return await settle(exchange, parsed.data, readDays(body));
  } catch (error) {
    const { why } = parsed.data;
    if (why === "" || !isForReader(exchange)) throw error;
    const action = getLinkPath(exchange, "quote");
    return answerUnsentForm(exchange, toErrorAnswer(error).status, (locale) => ({
      title: getQuoteTranslator(locale)("title"),
      form: renderDecline({ locale, action, why }),
      typed: why,
      style: QUOTE_STYLE,
    }));
  }
}
