import { getQuoteTotal } from "../../domain/booking/quote";
import { createKey } from "../../site/form/create-key";
import type { Locale } from "../../domain/config/locales";
import { QUOTE_LIMITS } from "../../domain/contracts/limits";
import type { QuoteLine, QuoteSend } from "../../domain/contracts/quotes";
import { parseMoney, toMoneyField } from "../bookings/money";
import {
  createTrip,
  createTrips,
  readCents,
  readDeposit,
  readTrip,
  type Report,
  type TypedLine,
  type TypedTrip,
} from "../bookings/typed-trips";
import type { EnquiryReply, QuoteDraftReply } from "../shell/client";

export interface TypedQuote {
  trips: readonly TypedTrip[];
  /** Of no trip. */
  lines: readonly TypedLine[];
  deposit: string;
  depositDue: string;
  /** Ids of the booked trips that it takes the place of. */
  replaces: readonly string[];
  validUntil: string;
  /** The day was chosen by hand: working out the prices leaves it alone. */
  isDayOwn?: boolean;
  payUrl: string;
  text: string;
}

const toTypedLine = ({ label, count, unitCents }: QuoteLine, locale: Locale): TypedLine => ({
  ...{ id: createKey(), label, count: String(count), price: toMoneyField(unitCents, locale) },
});

/** Begins with what the guest has asked for, or with the quote that waits for an answer, which the new one replaces. */
export function startQuote(
  { chosen, quotes }: Pick<EnquiryReply, "chosen" | "quotes">,
  locale: Locale,
): TypedQuote {
  const empty = {
    lines: [],
    deposit: "",
    depositDue: "",
    replaces: [],
    validUntil: "",
    payUrl: "",
    text: "",
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
    deposit: deposit === null ? "" : toMoneyField(deposit.cents, locale),
    depositDue: deposit?.due ?? "",
    replaces: replaces.map(({ id }) => id),
    ...{ validUntil: isOver ? "" : validUntil, payUrl, text },
  };
}

export const createLine = (): TypedLine => ({
  ...{ id: createKey(), label: "", count: "1", price: "", isOwn: true },
});

/**
 * Puts the prices of a trip in the place of those that were worked out before; lines that were added and filled in stay. The quote is valid
 * until the earliest day of its trips.
 */
export function takeDraft(quote: TypedQuote, id: string, draft: QuoteDraftReply, locale: Locale): TypedQuote {
  const worked = draft.lines.map((line) => toTypedLine(line, locale));
  const trips = quote.trips.map((trip) => {
    if (trip.id !== id) return trip;
    const own = trip.lines.filter(({ isOwn, label, price }) => isOwn && label + price !== "");
    return { ...trip, lines: [...worked, ...own], time: trip.time || draft.pickupTime };
  });
  const isEarlier = quote.validUntil === "" || (!quote.isDayOwn && draft.validUntil < quote.validUntil);
  return { ...quote, trips, validUntil: isEarlier ? draft.validUntil : quote.validUntil };
}

function readCount(text: string): number | undefined {
  const count = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= QUOTE_LIMITS.count ? count : undefined;
}

/** In cents; `undefined` while the figures of the line are not right. */
export function getLineCents({ count, price }: TypedLine): number | undefined {
  const [times, unitCents] = [readCount(count), parseMoney(price)];
  return times === undefined || unitCents === undefined ? undefined : times * unitCents;
}

/** The total is always the sum of the lines; those that are not right yet count nothing. */
export function getTotalCents({ trips, lines }: Pick<TypedQuote, "trips" | "lines">): number {
  const all = [...trips.flatMap((trip) => trip.lines), ...lines];
  return all.reduce((sum, line) => sum + (getLineCents(line) ?? 0), 0);
}

const readLines = (lines: readonly TypedLine[], report: Report): QuoteLine[] =>
  lines.map(({ id, label, ...typed }) => {
    const count = readCount(typed.count);
    if (label.trim() === "") report({ field: `${id} label`, word: "needLabel" });
    if (count === undefined) report({ field: `${id} count`, word: "needCount" });
    const unitCents = readCents(typed.price, `${id} price`, report, () => true);
    return { label, count: count ?? 0, unitCents };
  });

export type ReadQuote = Omit<QuoteSend, "reference" | "version" | "key" | "evenIfFull">;

export function readQuote(quote: TypedQuote, report: Report): ReadQuote {
  const trips = quote.trips.map((trip) => {
    const read = readTrip(trip, report);
    const lines = readLines(trip.lines, report);
    if (lines.length === 0) report({ field: `${trip.id} lines`, word: "needLines" });
    if (getQuoteTotal(lines) < 0) report({ field: `${trip.id} lines`, word: "wrongTotal" });
    return { ...read, lines };
  });
  const lines = readLines(quote.lines, report);
  const total = getTotalCents(quote);
  if (total < 0 || total > QUOTE_LIMITS.cents) report({ field: "lines", word: "wrongTotal" });
  const deposit = readDeposit(quote, total, report);
  const { validUntil, text, replaces } = quote;
  if (validUntil === "") report({ field: "validUntil", word: "needDay" });
  const payUrl = quote.payUrl.trim();
  if (payUrl !== "" && !/^https:\/\/[^\s]+$/.test(payUrl)) report({ field: "payUrl", word: "needHttps" });
  return { trips, lines, ...(deposit && { deposit }), replaces: [...replaces], validUntil, payUrl, text };
}
