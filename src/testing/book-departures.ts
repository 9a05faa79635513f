import type { QuoteTrip } from "../domain/contracts/quotes";
import { cancelByStaff } from "../server/bookings/service";
import type { Enquiry } from "../server/enquiries/enquiry";
import type { NewQuote } from "../server/quotes/quote";
import { settleQuote, type Settled } from "../server/quotes/service";
import { createQuote } from "./create-quote";
import { NOW, type StoreBench } from "./describe-stores";
import { getOfferFacts } from "./set-up-test-site";

export const CORAL_KEY = { offer: "coral-key", day: "2027-01-20" } as const;
const BY = { id: null, name: "Marta" };

/** A quote that was sent, with its enquiry. */
export interface SentQuote {
  enquiry: Enquiry;
  quote: NewQuote;
}

type QuoteChange = Partial<Omit<NewQuote, "trips">>;

/** Creates what tests of places do again and again: send quotes for a day, and accept them. */
export function createBooking(
  bench: Pick<StoreBench, "store" | "accept">,
  daily_capacity: number | undefined,
) {
  Object.assign(getOfferFacts("coral-key"), { daily_capacity });
  const send = async (
    change: Partial<QuoteTrip> = {},
    to?: Enquiry,
    more: QuoteChange = {},
  ): Promise<SentQuote> => {
    const enquiry = to ?? (await bench.accept());
    const { version = 1 } = (await bench.store.enquiries.get(enquiry.id)) ?? {};
    const quote = createQuote({ ...more, trip: { adults: 1, children: 0, ...change } });
    const { reference } = enquiry;
    const sent = await bench.store.quotes.send(
      { reference, version, quote, by: BY, idempotencyKey: quote.id },
      NOW,
    );
    if (sent.outcome !== "changed") throw new Error(sent.outcome);
    return { enquiry, quote };
  };
  const accept = async ({ enquiry, quote }: SentQuote): Promise<Settled> => {
    const stored = await bench.store.quotes.get(quote.id);
    if (stored === undefined) throw new Error("not sent");
    const answer = { status: "accepted", text: "", days: new Map<number, string>() } as const;
    return settleQuote(bench.store, { quote: { ...stored, ...quote }, enquiry }, answer, NOW);
  };
  const cancel = async ({ enquiry, quote }: SentQuote, key = "cancel", now = NOW, feeCents = 0) => {
    const tripIds = quote.trips.map((_trip, index) => `${quote.id}-${index + 1}`);
    const { reference } = enquiry;
    const cancelling = {
      reference,
      tripIds,
      by: "guest",
      text: "As you asked",
      feeCents,
      isTold: true,
      key,
    } as const;
    return (await cancelByStaff(bench.store, cancelling, { by: BY, now })).outcome;
  };
  return {
    send,
    accept,
    /** Cancels all trips of an accepted quote for staff. */
    cancel,
    book: async (change: Partial<QuoteTrip> = {}) => {
      const sent = await send(change);
      const outcome = await accept(sent);
      if (outcome !== "settled") throw new Error(outcome);
      return sent;
    },
    /** Counts the persons who hold a place on the day. */
    countHeld: async () => {
      const [found] = await bench.store.departures.list({
        offer: CORAL_KEY.offer,
        from: CORAL_KEY.day,
        to: CORAL_KEY.day,
      });
      return (found?.parties ?? []).reduce<number>((sum, persons) => sum + (persons ?? 0), 0);
    },
    cancelDay: () =>
      bench.store.departures.cancel(
        {
          ...{ departure: CORAL_KEY, reason: "High waves", by: BY, dueAt: NOW + 5 },
          getFreeDays: () => ["2027-01-21"],
        },
        NOW,
      ),
  };
}
