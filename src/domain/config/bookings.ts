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
