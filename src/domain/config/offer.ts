/** The collections that hold offers, in the order in which the site lists them. */
export const COLLECTIONS = ["excursions", "activities", "services", "catalog"] as const;
export type Collection = (typeof COLLECTIONS)[number];

/** Where guests are collected. */
export const PORTS = ["bayahibe", "punta-cana", "la-romana-cruises"] as const;
export type Port = (typeof PORTS)[number];

/** The closed list of tags staff choose from. */
export const CATEGORY_TAGS = [
  "sea",
  "culture",
  "adventure",
  "family",
  "nature",
  "romance",
  "nightlife",
  "wildlife",
  "comfort",
] as const;
export type CategoryTag = (typeof CATEGORY_TAGS)[number];

/** For whom staff say that an offer is possible, if need be with the arrangement that its texts describe. */
export const GUEST_NEEDS = ["babies", "pregnant", "wheelchair"] as const;
export type GuestNeed = (typeof GUEST_NEEDS)[number];

/** For whom an offer is not, as it is sold. */
export const GUEST_LIMITS = ["under-2", "pregnant", "wheelchair", "back-or-heart", "non-swimmers"] as const;
export type GuestLimit = (typeof GUEST_LIMITS)[number];

export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Whether an offer can be booked: paused, its page stays and says why; hidden, the site does not show it. */
export const SALE_STATES = ["on-sale", "paused", "hidden"] as const;

export const PRICE_BASES = ["per-person", "per-2-persons", "per-boat", "per-car"] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

/** Longest summary of an offer, in characters: it is the card's text and the search engines' description. */
export const SUMMARY_MAX_LENGTH = 160;

/** From how many hours on a tour counts as half a day, and as a full day. */
export const HALF_DAY_HOURS = 4;
export const FULL_DAY_HOURS = 8;
