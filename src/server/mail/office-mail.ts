import { getTakenPlaces, isSoldByBoat } from "../../booking/day-places";
import type { Locale } from "../../config/locales";
import { formatDay } from "../../i18n/format";
import { UNKNOWN_OFFER } from "../departures/places";
import { createInboxLink } from "../platform/links";
import { getMailTranslator } from "../platform/messages";
import { getOfferTitle, loadOffer } from "../platform/offers";
import type { FreedPlaces } from "../privacy/freed-places";
import { toLink, type WrittenMail } from "./mail-body";
import type { MailContext } from "./render-mail";

/** Writes the mail that tells of a booking which a guest has deleted with their data: which places are free again. */
export function writeFreedMail(
  { reference, offer: key, day, persons }: FreedPlaces,
  locale: Locale,
): WrittenMail {
  const t = getMailTranslator(locale);
  const offer = getOfferTitle(key, locale);
  const date = formatDay(day, locale);
  const rules = loadOffer(key) ?? UNKNOWN_OFFER;
  return {
    subject: t("freed.subject", { reference, offer, date }),
    locale,
    blocks: [
      { paragraph: t("freed.intro", { reference }) },
      {
        facts: [
          [t("facts.reference"), reference],
          [t("freed.offer"), offer],
          [t("freed.day"), date],
          [t(isSoldByBoat(rules) ? "freed.boats" : "freed.places"), String(getTakenPlaces(rules, persons))],
        ],
      },
    ],
  };
}

/** Writes the mail that tells how many enquiries are held as possible spam, and leads to them in the inbox; it repeats nothing of them. */
export function writeHeldMail(
  held: number,
  locale: Locale,
  context: Pick<MailContext, "siteUrl">,
): WrittenMail {
  const t = getMailTranslator(locale);
  return {
    subject: t("held.subject", { held }),
    locale,
    blocks: [
      { paragraph: t("held.intro") },
      { paragraph: t("held.look") },
      toLink(t("held.open"), createInboxLink(context, "view=held"), true),
    ],
  };
}
