import { createKey } from "../../site/form/post-json";
import type { Locale } from "../../domain/config/locales";
import type { QuoteLine, QuoteSend } from "../../domain/contracts/quotes";
import { parseMoney, toMoneyField } from "../ui/read-number";
import {
  createTrip,
  createTrips,
  type TypedDeposit,
  type TypedLine,
  type TypedTrip,
} from "../bookings/typed-trips";
import type { EnquiryReply, QuoteDraftReply } from "../shell/client";

export interface TypedQuote {
  trips: readonly TypedTrip[];
  /** Of no trip. */
  lines: readonly TypedLine[];
  deposit: TypedDeposit;
  /** Ids of the booked trips that it takes the place of. */
  replaces: readonly string[];
  validUntil: string;
  /** The day was chosen by hand: working out the prices leaves it alone. */
  isDayOwn?: boolean;
  payUrl: string;
  text: string;
}

const toTypedLine = ({ label, count, unitCents }: QuoteLine, locale: Locale): TypedLine => ({
  ...{ id: createKey(), label, count: String(count), unitCents: toMoneyField(unitCents, locale) },
});

/** Begins with what the guest has asked for, or with the quote that waits for an answer, which the new one replaces. */
export function startQuote(
  { chosen, quotes }: Pick<EnquiryReply, "chosen" | "quotes">,
  locale: Locale,
): TypedQuote {
  const empty = {
    ...{ lines: [], deposit: { cents: "", due: "" }, replaces: [], validUntil: "", payUrl: "", text: "" },
  };
  const sent = quotes.find(({ status }) => status === "sent");
  if (sent === undefined) return { trips: createTrips(chosen), ...empty };
  const { trips, lines, deposit, replaces, validUntil, isOver, payUrl, text } = sent;
  return {
    trips: trips.map((trip) => ({
      ...createTrip(trip),
      title: trip.offer === null ? trip.title : "",
      // A discount is no price of the offer: working out the prices leaves it alone.
      lines: trip.lines.map((line) => ({ ...toTypedLine(line, locale), isOwn: line.unitCents < 0 })),
    })),
    lines: lines.map((line) => toTypedLine(line, locale)),
    deposit: {
      cents: deposit === null ? "" : toMoneyField(deposit.cents, locale),
      due: deposit?.due ?? "",
    },
    replaces: replaces.map(({ id }) => id),
    ...{ validUntil: isOver ? "" : validUntil, payUrl, text },
  };
}

export const createLine = (): TypedLine => ({
  ...{ id: createKey(), label: "", count: "1", unitCents: "", isOwn: true },
});

/** Puts the prices of a trip in the place of those that were worked out before; lines that were added and filled in stay. */
export function priceTrip({ lines }: TypedTrip, draft: QuoteDraftReply, locale: Locale) {
  const own = lines.filter(({ isOwn, label, unitCents }) => isOwn && label + unitCents !== "");
  return { lines: [...draft.lines.map((line) => toTypedLine(line, locale)), ...own] };
}

/** In cents; `undefined` while the figures of the line are not right. */
export function getLineCents({ count, unitCents }: TypedLine): number | undefined {
  const [times, cents] = [Number(count), parseMoney(unitCents)];
  return times >= 1 && cents !== undefined ? times * cents : undefined;
}

/** The total is always the sum of the lines; those that are not right yet count nothing. */
export function getTotalCents({ trips, lines }: Pick<TypedQuote, "trips" | "lines">): number {
  const all = [...trips.flatMap((trip) => trip.lines), ...lines];
  return all.reduce((sum, line) => sum + (getLineCents(line) ?? 0), 0);
}

export type ReadQuote = Omit<QuoteSend, "reference" | "version" | "key" | "evenIfFull">;
