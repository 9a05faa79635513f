import { z } from "zod";

import { getQuoteState } from "../../domain/booking/quote";
import { cleanText, day, offerKey } from "../../domain/contracts/fields";
import { loadDayChoices, loadRefusal, type TripRefusal } from "../departures/places";
import { getEnv } from "../platform/env";
import {
  answerBadLink,
  answerUnsentForm,
  findByLink,
  getLinkPath,
  isForReader,
} from "../platform/http/page-answers";
import { assertSameOrigin, readBody, type Answer, type Exchange, HttpError } from "../platform/http/request";
import { toErrorAnswer } from "../platform/http/handler";
import { createLink } from "../platform/secrets";
import { getQuoteTranslator } from "../platform/published";
import { deliverAfterPost } from "../mail/outbox/worker";
import type { Enquiry } from "../enquiries/enquiry";
import { getStore } from "../store";
import type { Quote } from "./quote";
import { renderDecline, renderQuotePage, QUOTE_STYLE } from "./quote-page";
import { settleQuote, type Settled, draftQuote, previewQuote, sendQuote } from "./service";
import { quoteDraftSchema, quotePreviewSchema, quoteSendSchema } from "../../domain/contracts/quotes";
import { changeBy, findEnquiry } from "../enquiries/enquiry-reply";
import { router, staffProcedure } from "../platform/rpc";

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

function find(exchange: Exchange): Promise<Found | undefined> {
  return findByLink(exchange, "quote", (store, id) => store.quotes.get(id));
}

type Days = ReadonlyMap<number, string>;

async function answerPage(
  exchange: Exchange,
  { quote, enquiry }: Found,
  outcome?: Settled,
  days: Days = new Map(),
): Promise<Answer> {
  const now = Date.now();
  const store = await getStore();
  const newest = quote.status === "replaced" ? (await store.quotes.list(enquiry.id)).at(-1) : undefined;
  const choices = new Map<number, readonly string[]>();
  let refusal: TripRefusal | undefined;
  if (getQuoteState(quote, now) === "open") {
    const trips = quote.trips.map((trip, index) => ({ ...trip, date: trip.date ?? days.get(index) ?? null }));
    const exceptTrips = quote.replaces.map(({ id }) => id);
    refusal =
      // That an offer is off sale is said to who has accepted: staff are told by that.
      outcome === "off-sale"
        ? { why: outcome, day: null, freeDays: [] }
        : await loadRefusal(store, { trips, exceptTrips }, now);
    for (const [index, trip] of quote.trips.entries())
      if (trip.date === null) choices.set(index, await loadDayChoices(store, trip, now));
  }
  const isDayMissing = outcome === "no-day";
  const page = renderQuotePage({
    ...{ quote, enquiry, refusal, choices, isDayMissing, now },
    action: getLinkPath(exchange, "quote"),
    newestUrl: newest && createLink({ ...getEnv(), now }, { purpose: "quote", id: newest.id }),
    chosen: isDayMissing ? days : new Map(),
  });
  const status = outcome === undefined ? 200 : isDayMissing ? 422 : 409;
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

export const quotesRouter = router({
  /** The lines of a trip by the calculator's rules, in the guest's language, for staff to change. */
  draft: staffProcedure
    .input(quoteDraftSchema)
    .mutation(async ({ ctx: { staff, store }, input: { reference, ...draft } }) => {
      const lang = reference === undefined ? draft.lang : (await findEnquiry(store, reference)).locale;
      return draftQuote(store, { ...draft, lang }, staff.locale, Date.now());
    }),

  preview: staffProcedure
    .input(quotePreviewSchema)
    .mutation(({ ctx: { store, staff }, input }) =>
      previewQuote(store, input, { by: staff, now: Date.now() }),
    ),

  /** Sends a quote to a guest, in the place of the one that waits for an answer. The same key again is the same quote. */
  send: staffProcedure.input(quoteSendSchema).mutation(changeBy(sendQuote, "quote-sent")),

  commitments: staffProcedure
    .input(z.strictObject({ offer: offerKey() }))
    .query(({ ctx: { store }, input: { offer } }) => store.quotes.countCommitments(offer, Date.now())),
});
