/** Whether guests can go: `closed` by staff, for whatever reason; `cancelled`: those who had booked were told. */
export type DepartureStatus = "open" | "closed" | "cancelled";

/** One offer on one day, stored once somebody books it or staff close it; acceptances of that day wait for each other here. */
export interface DepartureTable {
  /** `<offer>/<day>`. */
  id: string;
  offer: string;
  /** `YYYY-MM-DD`. */
  day: string;
  status: DepartureStatus;
  /** Why it was cancelled, as guests were told. */
  reason: string;
  /** Who changed the status last. */
  who: string | null;
  changed_at: number;
}

/** A secret address under which the crew's phones read the departures. */
export interface DepartureCalendarTable {
  id: string;
  /** SHA-256 of the key; the key itself is stored nowhere. */
  key_hash: string;
  /** What it is for, like `Captain Luis`. */
  name: string;
  /** The language of the crew. */
  locale: string;
  who: string;
  created_at: number;
  /** The row stays, so that no backup brings the address back. */
  ended_at: number | null;
}
