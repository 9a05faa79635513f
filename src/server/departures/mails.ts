import { formatDay } from "../../i18n/format";
import type { Enquiry, StoredEvent } from "../enquiries/enquiry";
import { greet } from "../mail/greeting";
import type { MailBlock, WrittenMail } from "../mail/mail-body";
import type { MailContext } from "../mail/render-mail";
import { getMailTranslator } from "../platform/messages";
import { getSubjectValues } from "../quotes/mails";
import { getTripFacts } from "../quotes/quote-view";
import type { Quote } from "../quotes/quote";

/** Why a booking was cancelled, as it is kept with its event. */
interface Cancellation {
  /** In the words of who did it. */
  text: string;
  /** Of a whole day that was cancelled: the day, and those on which the guest could go instead. */
  day?: { day: string; freeDays: readonly string[] };
}

/** Reads a cancellation out of its event; `undefined` for another event. */
export function toCancellation({ kind, data }: Pick<StoredEvent, "kind" | "data">): Cancellation | undefined {
  const text = typeof data["text"] === "string" ? data["text"] : "";
  if (kind === "quote-cancelled") return { text };
  if (kind !== "day-cancelled") return undefined;
  // Written by `cancelDay`.
  const { day, freeDays } = data as { day: string; freeDays: string[] };
  return { text, day: { day, freeDays } };
}

function getDayBlocks(
  { locale, reference }: { locale: Quote["locale"]; reference: string },
  days: readonly string[],
): MailBlock[] {
  const t = getMailTranslator(locale);
  if (days.length === 0) return [{ paragraph: t("dayCancelled.none", { reference }) }];
  return [
    { paragraph: t("dayCancelled.freeDays") },
    { prose: days.map((day) => `• ${formatDay(day, locale)}`).join("\n") },
    { paragraph: t("dayCancelled.reply", { reference }) },
  ];
}

/** Writes the mail that tells a guest that what they had booked is cancelled: this booking, or the whole day. */
export function writeCancelledMail(
  enquiry: Enquiry,
  quote: Quote,
  { text, day }: Cancellation,
  context: Pick<MailContext, "siteUrl">,
  who: string | null,
): WrittenMail {
  const { locale } = quote;
  const { reference } = enquiry;
  const t = getMailTranslator(locale);
  const words = day === undefined ? "bookingCancelled" : "dayCancelled";
  return {
    subject:
      day === undefined
        ? t("bookingCancelled.subject", getSubjectValues(enquiry, quote))
        : t("dayCancelled.subject", { reference, day: formatDay(day.day, locale) }),
    locale,
    ...(who !== null && { signedBy: who }),
    blocks: [
      greet(enquiry),
      { paragraph: t(`${words}.intro`) },
      ...(text === "" ? [] : [{ prose: text }]),
      { facts: getTripFacts(quote) },
      ...(day === undefined
        ? [{ paragraph: t("bookingCancelled.reply") }]
        : getDayBlocks({ locale, reference }, day.freeDays)),
    ],
    footer: t("answer.footer", { reference, siteUrl: context.siteUrl }),
  };
}
