import type { Locale } from "../../config/locales";
import type { ChosenOffer } from "../../contracts/inbox";
import { getBookingFacts } from "../mail/booking-facts";
import { describeProblems } from "../mail/facts";
import { getMailTranslator } from "../messages";
import { getOfferTitle } from "../offers/load-offer";
import type { ContactPayload, Enquiry, StoredOffer } from "../store/enquiry";
import { getDayNotes } from "./day-notes";

type Asked = Pick<ContactPayload, "port" | "date" | "adults" | "children" | "smallChildren" | "told"> &
  Partial<Pick<ContactPayload, "service" | "collection" | "pickup">> &
  Pick<StoredOffer, "problems">;

function toChosen(asked: Asked, locale: Locale, now: number): ChosenOffer {
  const { service, collection } = asked;
  return {
    offer: service ?? null,
    title: service === undefined ? "" : getOfferTitle(service, collection, locale),
    port: asked.port ?? null,
    date: asked.date ?? null,
    adults: asked.adults ?? null,
    children: asked.children ?? null,
    smallChildren: asked.smallChildren ?? null,
    facts: getBookingFacts(asked, locale).map(([label, text]) => ({ label, text })),
    problems: describeProblems(asked.problems ?? [], getMailTranslator(locale)),
    dayNotes: getDayNotes(asked, locale, now),
  };
}

/** Tells whether something was chosen besides asking. */
function isChoice({ service, port, date, adults, pickup }: ContactPayload): boolean {
  return [service, port, date, adults, pickup].some((value) => value !== undefined);
}

/** Gets what a guest chose, offer by offer, in words of the reader's language; prices as they were shown to the guest. */
export function getChosenOffers({ payload }: Pick<Enquiry, "payload">, locale: Locale, now: number) {
  const own = isChoice(payload) ? [toChosen(payload, locale, now)] : [];
  return [...own, ...(payload.offers ?? []).map((offer) => toChosen(offer, locale, now))];
}
