import type { AnswerValue } from "../../contracts/inbox";
import { formatDay, formatPrice } from "../../i18n/format";
import { getOfferTitle } from "../offers/load-offer";
import { getSite } from "../site-settings";
import type { Enquiry } from "../store/enquiry";

/** Gets what the placeholders of ready-made answers stand for, in the guest's language; "" for what the guest did not say. */
export function getAnswerValues({ payload, locale, reference }: Enquiry): Record<AnswerValue, string> {
  const { offers = [], name } = payload;
  const { service, collection, date, told } =
    payload.service === undefined ? (offers[0] ?? payload) : payload;
  const price = told?.price?.kind === "price" && getSite(locale).pricesOn ? told.price.total : undefined;
  return {
    name,
    offer: service === undefined ? "" : getOfferTitle(service, locale, collection),
    date: date === undefined ? "" : formatDay(date, locale),
    price: price === undefined ? "" : formatPrice(price, locale),
    reference,
  };
}
