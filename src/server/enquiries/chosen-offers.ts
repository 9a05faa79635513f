import type { Choice } from "../../booking/choice";
import type { Locale } from "../../config/locales";
import type { ChosenOffer } from "../../contracts/inbox";
import { getBookingFacts } from "../mail/booking-facts";
import { describeProblems } from "../mail/facts";
import { getMailTranslator } from "../messages";
import { getOfferTitle } from "../offers/load-offer";
import type { ContactPayload, Enquiry, StoredOffer } from "../store/enquiry";
import { loadPlaceNotes } from "../departures/place-notes";
import type { Store } from "../store/store";
import { getDayNotes } from "./day-notes";

type Asked = Pick<ContactPayload, "port" | "date" | "adults" | "children" | "smallChildren" | "told"> &
  Partial<Pick<ContactPayload, "service" | "collection">> &
  Pick<Choice, "pickup"> &
  Pick<StoredOffer, "problems">;

async function toChosen(
  store: Pick<Store, "departures">,
  asked: Asked,
  locale: Locale,
  now: number,
): Promise<ChosenOffer> {
  const { service, collection } = asked;
  return {
    offer: service ?? null,
    title: service === undefined ? "" : getOfferTitle(service, locale, collection),
    port: asked.port ?? null,
    date: asked.date ?? null,
    adults: asked.adults ?? null,
    children: asked.children ?? null,
    smallChildren: asked.smallChildren ?? null,
    facts: getBookingFacts(asked, locale).map(([label, text]) => ({ label, text })),
    problems: describeProblems(asked.problems ?? [], getMailTranslator(locale)),
    dayNotes: [...getDayNotes(asked, locale, now), ...(await loadPlaceNotes(store, asked, locale))],
  };
}

/** Tells whether something was chosen besides asking. */
function isChoice({ service, port, date, adults, pickup }: ContactPayload): boolean {
  return [service, port, date, adults, pickup].some((value) => value !== undefined);
}

/** Loads what a guest chose, offer by offer, in words of the reader's language; prices as they were shown to the guest. */
export function loadChosenOffers(
  store: Pick<Store, "departures">,
  { payload }: Pick<Enquiry, "payload">,
  locale: Locale,
  now: number,
): Promise<ChosenOffer[]> {
  const chosen: Asked[] = [...(isChoice(payload) ? [payload] : []), ...(payload.offers ?? [])];
  return Promise.all(chosen.map((asked) => toChosen(store, asked, locale, now)));
}
