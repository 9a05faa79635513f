import type { Locale } from "../../config/locales";
import type { OfferFacts } from "../../contracts/offer-facts";
import { getOfferTitle, loadOffer } from "./load-offer";

export const findOffer = (key: string): OfferFacts | undefined => loadOffer(key, undefined);
export const findOfferTitle = (key: string, locale: Locale): string => getOfferTitle(key, undefined, locale);
