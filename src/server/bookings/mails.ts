import type { Locale } from "../../domain/config/locales";
import { formatCents, formatDay } from "../../domain/i18n/format";
import type { Enquiry, StoredEvent } from "../enquiries/enquiry";
import { frameGuestMail } from "../mail/facts";
import type { MailBlock, MailContext, MailFact, WrittenMail } from "../mail/mail-body";
import { getMailTranslator, getQuoteTranslator } from "../platform/published";
import { getTripFacts } from "../quotes/quote";
import { getTotals, type BookedTrip, type Booking } from "./booking";

/** Why trips were cancelled, as it is kept with the event. */
interface Cancellation {
  /** In the words of who did it. */
  text: string;
  /** What the guest owes all the same. US cents. */
  feeCents?: number;
  /** Of a whole day that was cancelled: the day, and those on which the guest could go instead. */
  day?: { day: string; freeDays: readonly string[] };
}

export function listTripIds({ data }: Pick<StoredEvent, "data">): string[] {
  return Array.isArray(data["tripIds"]) ? (data["tripIds"] as string[]) : [];
}

/** Reads a cancellation out of its event; `undefined` for another event. */
export function toCancellation({ kind, data }: Pick<StoredEvent, "kind" | "data">): Cancellation | undefined {
  const text = typeof data["text"] === "string" ? data["text"] : "";
  if (kind === "trip-cancelled") return { text, feeCents: Number(data["feeCents"] ?? 0) };
  if (kind !== "day-cancelled") return undefined;
  // Written by `cancelDay`.
  const { day, freeDays } = data as { day: string; freeDays: string[] };
  return { text, day: { day, freeDays } };
}

const toTripBlocks = (trips: readonly BookedTrip[], locale: Locale): MailBlock[] =>
  trips.map((trip) => ({ facts: getTripFacts(trip, locale) }));

const nameTrips = (trips: readonly BookedTrip[], locale: Locale): string =>
  [...new Set(trips.map(({ title }) => title || getQuoteTranslator(locale)("title")))].join(", ");

function getDayBlocks({ locale, reference }: Enquiry, days: readonly string[]): MailBlock[] {
  const t = getMailTranslator(locale);
  if (days.length === 0) return [{ paragraph: t("dayCancelled.none", { reference }) }];
  return [
    { paragraph: t("dayCancelled.freeDays") },
    { prose: days.map((day) => `• ${formatDay(day, locale)}`).join("\n") },
    { paragraph: t("dayCancelled.reply", { reference }) },
  ];
}

/** Writes the mail that tells a guest that trips which they had booked are cancelled: these, or the whole day. */
export function writeCancelledMail(
  enquiry: Enquiry,
  trips: readonly BookedTrip[],
  { text, feeCents = 0, day }: Cancellation,
  context: Pick<MailContext, "siteUrl">,
  who: string | null,
): WrittenMail {
  const { reference, locale } = enquiry;
  const t = getMailTranslator(locale);
  const words = day === undefined ? "bookingCancelled" : "dayCancelled";
  const subject =
    day === undefined
      ? t("bookingCancelled.subject", { reference, title: nameTrips(trips, locale) })
      : t("dayCancelled.subject", { reference, day: formatDay(day.day, locale) });
  const blocks = [
    { paragraph: t(`${words}.intro`) },
    ...(text === "" ? [] : [{ prose: text }]),
    ...toTripBlocks(trips, locale),
    ...(feeCents === 0
      ? []
      : [{ facts: [[t("bookingCancelled.fee"), formatCents(feeCents, locale)]] satisfies MailFact[] }]),
    ...(day === undefined
      ? [{ paragraph: t("bookingCancelled.reply") }]
      : getDayBlocks(enquiry, day.freeDays)),
  ];
  return frameGuestMail(enquiry, { subject, blocks, who }, context);
}

/** Total with the fees of cancelled trips, deposit and what is paid; nothing where it costs nothing. */
function getMoneyBlocks(booking: Booking, locale: Locale): MailBlock[] {
  const t = getMailTranslator(locale);
  const { totalCents, paidCents, feeCents } = getTotals(booking);
  if (totalCents === 0) return [];
  const facts: MailFact[] = [[t("booked.total"), formatCents(totalCents, locale)]];
  if (feeCents > 0) facts.unshift([t("bookingCancelled.fee"), formatCents(feeCents, locale)]);
  if (booking.deposit !== null) {
    const { cents, due } = booking.deposit;
    const until = due === null ? "" : ` · ${formatDay(due, locale)}`;
    facts.push([t("booked.deposit"), `${formatCents(cents, locale)}${until}`]);
  }
  if (paidCents !== 0) facts.push([t("booked.paid"), formatCents(paidCents, locale)]);
  return [{ facts }];
}

export function writeBookedMail(
  enquiry: Enquiry,
  booking: Booking,
  trips: readonly BookedTrip[],
  context: Pick<MailContext, "siteUrl">,
  who: string | null,
): WrittenMail {
  const { reference, locale } = enquiry;
  const t = getMailTranslator(locale);
  const subject = t("booked.subject", { reference, title: nameTrips(trips, locale) });
  const blocks = [
    { paragraph: t("booked.intro") },
    ...toTripBlocks(trips, locale),
    ...getMoneyBlocks(booking, locale),
    { paragraph: t("booked.reply") },
  ];
  return frameGuestMail(enquiry, { subject, blocks, who }, context);
}
