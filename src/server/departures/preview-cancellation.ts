import { LOCALE_CODES } from "../../config/locales";
import { departureCancelSchema, type CancelPreviewReply } from "../../contracts/departures";
import { getSigner } from "../enquiries/get-signer";
import { getEnv } from "../env";
import type { Answer, Exchange } from "../http/exchange";
import { renderMail } from "../mail/render-mail";
import { writeCancelledMail } from "../mail/write-cancelled-mail";
import { readRequest } from "../staff/read-request";
import { requireStaff } from "../staff/require-staff";
import { getStore } from "../store/get-store";
import { loadFreeDays } from "./cancel-departure";
import { findDeparture } from "./find-departure";

/** Answers the mail that cancelling a day would send: of each language the one to the first guest. */
export async function previewCancellation(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { reason: text, ...departure } = readRequest(exchange, departureCancelSchema);
  const store = await getStore();
  const found = await findDeparture(store, departure);
  const { offer, day } = departure;
  const parties = await store.departures.listParties({ offer, from: day, to: day });
  const getFreeDays = await loadFreeDays(store, found, Date.now());
  const who = await getSigner(store, { personId: staff.id, who: staff.name });
  const { siteUrl } = getEnv();
  const mails = LOCALE_CODES.flatMap((locale) => {
    const theirs = parties.filter(({ quote }) => quote.locale === locale);
    const [first] = theirs;
    if (first === undefined) return [];
    const { enquiry, quote } = first;
    const cancellation = { text, day: { day, freeDays: getFreeDays(quote) } };
    const written = writeCancelledMail(enquiry, quote, cancellation, { siteUrl }, who);
    const { subject, html } = renderMail(written, "visitor-cancelled", { siteUrl });
    return [{ locale, guests: theirs.length, subject, html }];
  });
  const reply: CancelPreviewReply = { guests: parties.length, mails };
  return { status: 200, json: reply };
}
