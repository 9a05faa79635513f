/** What booking needs to know of an offer; the fields of the content model, from a page's query or from a file. */
export interface BookableOffer {
  readonly days: readonly string[];
  /** Part of the year as month and day, like `01-15`; all year without one. */
  readonly season?: { readonly from: string; readonly until: string } | null | undefined;
  /** Days (`YYYY-MM-DD`) on which it is sold out. */
  readonly closed_days?: readonly string[] | undefined;
  readonly ports: readonly string[];
  readonly prices: readonly {
    readonly port: string;
    readonly adult: number;
    readonly child?: number | null | undefined;
  }[];
  readonly price_basis: string;
  readonly minimum_party: readonly { readonly port: string; readonly persons: number }[];
  readonly pickup: readonly { readonly port: string; readonly time: string }[];
  readonly duration_hours?: number | null | undefined;
  readonly minimum_age?: number | null | undefined;
  readonly boat?: { readonly capacity: number } | null | undefined;
}

/** What booking needs to know of a port: its name in the page's language, and the reserve before a ship's all-aboard time. */
export interface BookingPort {
  readonly key: string;
  readonly name: string;
  readonly back_aboard_margin_minutes?: number | null | undefined;
}

/** What booking needs of the agency's settings. */
export interface BookingSettings {
  readonly pricesOn: boolean;
  readonly booking: BookingRules;
}

/** What staff set for all offers. */
export interface BookingRules {
  /** How many hours before the pick-up a day can still be chosen. */
  readonly cut_off_hours: number;
  /** How many days from today a day can be chosen. */
  readonly days_ahead: number;
}
