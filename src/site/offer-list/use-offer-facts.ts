import {
  FULL_DAY_HOURS,
  HALF_DAY_HOURS,
  type PriceBasis,
  WEEKDAYS,
  type Weekday,
} from "../../domain/config/offer";
import { formatNumber, formatPrice } from "../../domain/i18n/format";
import { useFrame, useLocale } from "../ui/locale-context";
import { getLowestPrice } from "../../domain/lib/offer-rules";

/** Returns a function that names a port in the page's language. */
export function useNameOfPort() {
  const { ports } = useFrame();
  return (key: string) => ports.find((port) => port.key === key)?.name ?? key;
}

const HOURS_PER_DAY = 24;

/** Returns an offer's duration in words: `Full day · 10 hours`, `2 hours`, `3 days`; `undefined` when it has none. */
export function useDuration(hours: number | null): string | undefined {
  const { locale, t } = useLocale();
  if (hours === null) return undefined;
  if (hours >= HOURS_PER_DAY) return t("offer.daysCount", { count: Math.round(hours / HOURS_PER_DAY) });
  const inHours = t("offer.hours", { count: hours }).replace(String(hours), formatNumber(hours, locale));
  if (hours >= FULL_DAY_HOURS) return `${t("offer.fullDay")} · ${inHours}`;
  return hours >= HALF_DAY_HOURS ? `${t("offer.halfDay")} · ${inHours}` : inHours;
}

/** From here on a period is said in days: "48 hours", but "7 days". */
const SAID_IN_DAYS = 3 * HOURS_PER_DAY;

/** Returns until when an offer can be cancelled free of charge, in words; `undefined` where staff have not said. */
export function useFreeCancellation(hours: number | null | undefined): string | undefined {
  const { t } = useLocale();
  if (hours === null || hours === undefined) return undefined;
  return hours >= SAID_IN_DAYS && hours % HOURS_PER_DAY === 0
    ? t("common.freeUntil.days", { count: hours / HOURS_PER_DAY })
    : t("common.freeUntil.hours", { count: hours });
}

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

/** Returns how long an offer takes, on which days it runs and from which ports, each in one line; a transfer from the airport goes to and from them. */
export function useOfferFacts(offer: Queries.TripOfferFragment, ports: string) {
  const { duration_hours, days, asks_flight } = offer;
  const { t } = useLocale();
  const duration = useDuration(duration_hours);
  const isDaily = days.length === WEEKDAYS.length;
  const weekdays = days.map((day) => t(`offer.weekdays.${day as Weekday}`)).join(", ");
  return [
    { icon: "clock", term: t("offer.duration"), text: duration },
    { icon: "calendar", term: t("offer.runsOn"), text: isDaily ? t("offer.everyDay") : weekdays },
    { icon: "pin", term: t(asks_flight ? "offer.portsBothWays" : "offer.ports"), text: ports },
  ] as const;
}
