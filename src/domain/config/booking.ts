/** Where guests are picked up, or that they do not know it yet. */
export const PICKUP_KINDS = ["hotel", "cruise", "airport", "unknown"] as const;
export type PickupKind = (typeof PICKUP_KINDS)[number];

/** Those between which a guest chooses: an offer that asks for the flight begins at the airport. */
export const OFFERED_PICKUP_KINDS = PICKUP_KINDS.filter((kind) => kind !== "airport");

/** Ship's clock: local time, or an hour less, as ships from Florida keep their own. Unknown without either. */
export const SHIP_CLOCKS = ["local", "behind"] as const;
export type ShipClock = (typeof SHIP_CLOCKS)[number];

/** Largest party that a form takes, per kind of person. */
export const PARTY_LIMIT = 99;

/** Longest name of a hotel or ship, in characters. */
export const PLACE_MAX_LENGTH = 200;

/** The agency's time: UTC−4 all year, the Dominican Republic changes no clocks. */
export const AGENCY_TIME_ZONE = "America/Santo_Domingo";
export const AGENCY_UTC_OFFSET_HOURS = -4;

/** How many of the next days are offered for one tap. */
export const NEXT_DAYS = 4;

/** `confirmed` holds places; whether it has taken place its day says. */
export const TRIP_STATUSES = ["confirmed", "cancelled", "no-show"] as const;
export type TripStatus = (typeof TRIP_STATUSES)[number];

/** `replaced`: the guest accepted another one in its place. */
export const CANCELLED_BY = ["guest", "agency", "weather", "replaced"] as const;
export type CancelledBy = (typeof CANCELLED_BY)[number];

export const PAYMENT_METHODS = ["cash", "card", "transfer", "link", "other"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Why an enquiry was lost. */
export const LOST_REASONS = ["price", "no-places", "dates", "no-answer", "other"] as const;
export type LostReason = (typeof LOST_REASONS)[number];
