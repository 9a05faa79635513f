import type { Generated } from "kysely";

import type { CancelledBy, PaymentMethod, TripStatus } from "../../contracts/bookings";

/** What of a booking is about its guest, deleted with the enquiry. */
export interface BookingTable {
  /** The id of its enquiry. */
  id: string;
  /** For the crew. */
  notes: Generated<string>;
  /** JSON: title and pick-up of each trip, by its id. */
  details: string;
  deposit_cents: Generated<number | null>;
  /** `YYYY-MM-DD`. */
  deposit_due: Generated<string | null>;
  created_at: number;
}

/** A trip that was booked. Nothing of it says who travels: it stays when the guest's data are deleted. */
export interface BookingTripTable {
  id: string;
  booking_id: string;
  /** The quote by whose acceptance it was booked; `null`: by hand. */
  quote_id: string | null;
  offer: string | null;
  port: string | null;
  /** `YYYY-MM-DD`. */
  day: string | null;
  adults: number | null;
  children: number | null;
  small_children: number | null;
  persons: number | null;
  amount_cents: number;
  status: TripStatus;
  cancelled_by: CancelledBy | null;
  booked_at: number;
  settled_at: number | null;
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
  booking_id: string;
  /** `null` of payments. */
  trip_id: string | null;
  kind: "sold" | "cancelled" | "paid";
  at: number;
  /** Of the trip, or of the payment. */
  day: string | null;
  /** Where it counts, `YYYY-MM`: the months of its own day and of the trip, or the first that is not closed. */
  month: string;
  trip_month: string;
  offer: string | null;
  persons: number;
  amount_cents: number;
  /** The code of the partner who recommended the agency. */
  source: string | null;
  commission_cents: number;
  method: PaymentMethod | null;
  who: string | null;
}
