import type { Locale } from "../../config/locales";
import { getChatUrl } from "../../lib/chat-url";
import { getPhoneNumber } from "../enquiries/phone-number";
import { getMailTranslator } from "../messages";
import { getOfferTitle } from "../offers/load-offer";
import { getSite } from "../site-settings";
import type { Enquiry } from "../store/enquiry";
import { getFullName, getFacts } from "./facts";
import { toLink, type MailBlock, type WrittenMail } from "./mail-body";

function toWhatsAppBlocks(enquiry: Enquiry, locale: Locale): MailBlock[] {
  const { phone, name } = enquiry.payload;
  const number = getPhoneNumber(phone);
  if (number === undefined) return [];
  const greeting = getMailTranslator(enquiry.locale)("agency.whatsappGreeting", {
    name,
    brand: getSite(enquiry.locale).brand,
    reference: enquiry.reference,
  });
  const label = getMailTranslator(locale)("agency.whatsapp");
  return [toLink(label, getChatUrl(number, greeting), true)];
}

function getSubject(enquiry: Enquiry, locale: Locale): string {
  const t = getMailTranslator(locale);
  const { service, collection } = enquiry.payload;
  const values = { reference: enquiry.reference, name: getFullName(enquiry) };
  if (service === undefined) return t("agency.subject", values);
  return t("agency.subjectService", {
    ...values,
    service: getOfferTitle(service, locale, collection),
  });
}

/** Tells that the visitor got no receipt, because their address has had too many. */
function toReceiptNote(isLeftOut: boolean, locale: Locale): MailBlock[] {
  return isLeftOut ? [{ paragraph: getMailTranslator(locale)("agency.noReceipt") }] : [];
}

/** Writes the mail with which the agency learns of an enquiry, in its reader's language. Staff quote it to the visitor: no link in it acts. */
export function writeAgencyMail(enquiry: Enquiry, isReceiptLeftOut: boolean, locale: Locale): WrittenMail {
  const t = getMailTranslator(locale);
  const { email, message } = enquiry.payload;
  return {
    subject: getSubject(enquiry, locale),
    replyTo: { name: getFullName(enquiry), address: email },
    locale,
    blocks: [
      { paragraph: t("agency.intro") },
      { facts: getFacts(enquiry, locale, t) },
      ...(message === "" ? [] : [{ quote: message }]),
      ...toWhatsAppBlocks(enquiry, locale),
      ...toReceiptNote(isReceiptLeftOut, locale),
    ],
  };
}
