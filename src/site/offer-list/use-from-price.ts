import type { PriceBasis } from "../../domain/config/offer";
import { formatPrice } from "../../domain/i18n/format";
import { useLocale } from "../ui/locale-context";
import { getLowestPrice } from "../../domain/lib/lowest-price";

/** The fields of an offer from which its lowest price is calculated. */
export interface PricedOffer extends Pick<Queries.OfferCardFragment, "price_basis"> {
  readonly prices: readonly { readonly adult: number }[];
}

/** Returns an offer's lowest price in words, e.g. `from $75`, and what it is for, `per person`; `undefined` when it has none. */
export function useFromPrice({ prices, price_basis }: PricedOffer) {
  const { locale, t } = useLocale();
  const lowest = getLowestPrice(prices);
  if (lowest === undefined) return undefined;
  return {
    from: t("offer.prices.from", { price: formatPrice(lowest, locale) }),
    basis: t(`offer.prices.fromBasis.${price_basis as PriceBasis}`),
  };
}
