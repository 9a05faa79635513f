import {
  FULL_DAY_HOURS,
  HALF_DAY_HOURS,
  type PriceBasis,
  WEEKDAYS,
  type Weekday,
} from "../../domain/config/offer";
import { formatNumber, formatPrice } from "../../domain/i18n/format";
import { useLocale } from "../ui/locale-context";
import { getLowestPrice } from "../../domain/lib/lowest-price";

/** A port and what it is called in the page's language. */
export interface PortName {
  readonly key: string;
  readonly name: string;
}

/** Returns a port's name in the page's language; throws for a port that settings do not name. */
export function getPortName(ports: readonly PortName[], key: string): string {
  const port = ports.find((candidate) => candidate.key === key);
  if (!port) throw new Error(`The port "${key}" has no name. Expected it in content/settings/ports.json.`);
  return port.name;
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

export type ScheduledOffer = Pick<
  Queries.TripOfferFragment,
  "duration_hours" | "days" | "ports" | "asks_flight"
>;

/** Returns how long an offer takes, on which days it runs and from which ports, each in one line; a transfer from the airport goes to and from them. */
export function useOfferFacts(
  { duration_hours, days, ports, asks_flight }: ScheduledOffer,
  names: readonly PortName[],
) {
  const { t } = useLocale();
  const duration = useDuration(duration_hours);
  const isDaily = days.length === WEEKDAYS.length;
  const weekdays = days.map((day) => t(`offer.weekdays.${day as Weekday}`)).join(", ");
  const portNames = ports.map((port) => getPortName(names, port)).join(", ");
  return [
    { icon: "clock", term: t("offer.duration"), text: duration },
    { icon: "calendar", term: t("offer.runsOn"), text: isDaily ? t("offer.everyDay") : weekdays },
    { icon: "pin", term: t(asks_flight ? "offer.portsBothWays" : "offer.ports"), text: portNames },
  ] as const;
}
