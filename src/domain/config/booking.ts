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
