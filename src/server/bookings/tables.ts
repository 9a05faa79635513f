import type { Generated } from "kysely";

import type { CancelledBy, PaymentMethod, TripStatus } from "../../config/bookings";

export interface BookingTable {
  /** The id of its enquiry. */
  id: string;
  /** For the crew. */
  notes: Generated<string>;
  /** JSON: title and pick-up of each trip, by its id. */
  details: string;
  depositCents: Generated<number | null>;
  /** `YYYY-MM-DD`. */
  depositDue: Generated<string | null>;
  createdAt: number;
}

/** A trip that was booked. Nothing of it says who travels: it stays when the guest's data are deleted. */
export interface BookingTripTable {
  id: string;
  bookingId: string;
  /** The quote by whose acceptance it was booked; `null`: by hand. */
  quoteId: string | null;
  offer: string | null;
  port: string | null;
  /** `YYYY-MM-DD`. */
  day: string | null;
  adults: number | null;
  children: number | null;
  smallChildren: number | null;
  persons: number | null;
  amountCents: number;
  status: TripStatus;
  cancelledBy: CancelledBy | null;
  bookedAt: number;
  settledAt: number | null;
}

/** A month whose accounts do not change any more. */
export interface ClosedMonthTable {
  /** `YYYY-MM`. */
  month: string;
  who: string;
  at: number;
}

/** A line of the accounts: added, and never changed. Amounts and persons of `cancelled` are negative. */
export interface BookingEntryTable {
  id: string;
  bookingId: string;
  /** `null` of payments. */
  tripId: string | null;
  kind: "sold" | "cancelled" | "paid";
  at: number;
  /** Of the trip, or of the payment. */
  day: string | null;
  /** Where it counts, `YYYY-MM`: the months of its own day and of the trip, or the first that is not closed. */
  month: string;
  tripMonth: string;
  offer: string | null;
  persons: number;
  amountCents: number;
  /** The code of the partner who recommended the agency. */
  source: string | null;
  commissionCents: number;
  method: PaymentMethod | null;
  who: string | null;
}
