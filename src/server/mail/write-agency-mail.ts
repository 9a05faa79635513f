import { getChatUrl } from "../../lib/chat-url";
import { getMailTranslator } from "../messages";
import { getOfferTitle } from "../offers/load-offer";
import { getSite } from "../site-settings";
import type { Enquiry } from "../store/enquiry";
import { AGENCY_LOCALE } from "./agency-locale";
import { getFullName, getFacts } from "./facts";
import { toLink, type MailBlock, type WrittenMail } from "./mail-body";

function toWhatsAppBlocks(enquiry: Enquiry): MailBlock[] {
  const { phone, name } = enquiry.payload;
  // Without a country code nobody knows whose number it is.
  const number = phone.replace(/^00/, "+");
  if (!number.startsWith("+")) return [];
  const greeting = getMailTranslator(enquiry.locale)("agency.whatsappGreeting", {
    name,
    brand: getSite(enquiry.locale).brand,
    reference: enquiry.reference,
  });
  const label = getMailTranslator(AGENCY_LOCALE)("agency.whatsapp");
  return [toLink(label, getChatUrl(number, greeting), true)];
}

function getSubject(enquiry: Enquiry): string {
  const t = getMailTranslator(AGENCY_LOCALE);
  const { service, collection } = enquiry.payload;
  const values = { reference: enquiry.reference, name: getFullName(enquiry) };
  if (service === undefined) return t("agency.subject", values);
  return t("agency.subjectService", {
    ...values,
    service: getOfferTitle(service, collection, AGENCY_LOCALE),
  });
}

/** Tells that the visitor got no receipt, because their address has had too many. */
function toReceiptNote(isLeftOut: boolean): MailBlock[] {
  return isLeftOut ? [{ paragraph: getMailTranslator(AGENCY_LOCALE)("agency.noReceipt") }] : [];
}

/** Writes the mail with which the agency learns of an enquiry. Staff quote it to the visitor: no link in it acts. */
export function writeAgencyMail(enquiry: Enquiry, isReceiptLeftOut: boolean): WrittenMail {
  const t = getMailTranslator(AGENCY_LOCALE);
  const { email, message } = enquiry.payload;
  return {
    subject: getSubject(enquiry),
    replyTo: { name: getFullName(enquiry), address: email },
    locale: AGENCY_LOCALE,
    blocks: [
      { paragraph: t("agency.intro") },
      { facts: getFacts(enquiry, AGENCY_LOCALE, t) },
      ...(message === "" ? [] : [{ quote: message }]),
      ...toWhatsAppBlocks(enquiry),
      ...toReceiptNote(isReceiptLeftOut),
    ],
  };
}
