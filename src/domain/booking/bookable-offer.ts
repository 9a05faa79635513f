import { WEEKDAYS } from "../config/offer";
import { DAY_MS, HOUR_MS } from "./calendar-day";

/** The fields of the content model, from a page's query or from a file. */
export interface BookableOffer {
  readonly days: readonly string[];
  /** Part of the year as month and day, like `01-15`; all year without one. */
  readonly season?: { readonly from: string; readonly until: string } | null | undefined;
  /** Days (`YYYY-MM-DD`) on which it is sold out. */
  readonly closed_days?: readonly string[] | undefined;
  /** How many places a day has, or boats, where the whole boat is sold. */
  readonly daily_capacity?: number | null | undefined;
  readonly ports: readonly string[];
  readonly prices: readonly {
    readonly port: string;
    readonly adult: number;
    readonly child?: number | null | undefined;
  }[];
  readonly price_basis: string;
  /** How many persons one vehicle takes, where the price is per vehicle. */
  readonly car_seats?: number | null | undefined;
  readonly minimum_party: readonly { readonly port: string; readonly persons: number }[];
  /** Where a party is collected, and when; `back` is when it is back there, `HH:MM`, instead of after the duration. */
  readonly pickup: readonly {
    readonly port: string;
    readonly time: string;
    readonly back?: string | null | undefined;
  }[];
  readonly duration_hours?: number | null | undefined;
  readonly minimum_age?: number | null | undefined;
  /** From which age to which, both included, the child's price counts. */
  readonly child_from?: number | null | undefined;
  readonly child_until?: number | null | undefined;
  readonly not_for?: readonly string[] | undefined;
  /** Empty where they cannot come at all. */
  readonly not_for_note?: string | null | undefined;
  /** A transfer that begins at the airport: nobody comes by ship. */
  readonly asks_flight?: boolean | null | undefined;
  readonly boat?: { readonly capacity: number } | null | undefined;
}

/** Its name in the page's language, the reserve before a ship's all-aboard time, and how long it takes from there ashore. */
export interface BookingPort {
  readonly key: string;
  readonly name: string;
  readonly back_aboard_margin_minutes?: number | null | undefined;
  readonly ashore_minutes?: number | null | undefined;
}

export interface BookingSettings {
  readonly pricesOn: boolean;
  readonly booking: BookingRules;
}

export interface BookingRules {
  /** How many hours before the pick-up a day can still be chosen. */
  readonly cut_off_hours: number;
  readonly days_ahead: number;
}

/** Tells whether an offer does not run every day of the year, so that nothing can be answered without a day. */
export function hasFixedDays({ days, season }: Pick<BookableOffer, "days" | "season">): boolean {
  return days.length < WEEKDAYS.length || Boolean(season);
}

/** Counts the days of a package, of which each has a pick-up and a return of its own; `undefined` for a trip of some hours. */
export function countTripDays(durationHours: number | null | undefined): number | undefined {
  const days = ((durationHours ?? 0) * HOUR_MS) / DAY_MS;
  return days >= 1 ? Math.ceil(days) : undefined;
}

/** Tells whether ships call at a port: the settings keep a reserve for their guests. */
export function isShipPort({ back_aboard_margin_minutes: margin }: BookingPort): boolean {
  return typeof margin === "number";
}

export function isShipPortKey(key: string | null | undefined, ports: readonly BookingPort[]): boolean {
  return ports.some((port) => port.key === key && isShipPort(port));
}
