import type { Kysely, NotNull, Transaction } from "kysely";

import { getAgencyDay } from "../../booking/calendar-day";
import { getRefusal, getTakenPlaces, type OfferPlaces } from "../../booking/day-places";
import type { Database } from "../platform/database/database";
import type { DepartureStatus, Tables } from "../platform/database/schema";

/** One offer on one day (`YYYY-MM-DD`). */
export interface Departure {
  offer: string;
  day: string;
}

/** What an acceptance asks of its day, with what the content says of the offer. */
export interface SeatRequest extends Departure {
  rules: OfferPlaces;
  persons: number | null;
  /** Closed by the content, whatever is stored here. */
  isClosed: boolean;
}

/** Gets the id of a departure's row. */
export function toDepartureId({ offer, day }: Departure): string {
  return `${offer}/${day}`;
}

/**
 * Locks a departure until the transaction ends, and gets its status. The lock comes before those of enquiries in every transaction that
 * takes both. SQLite has one writer at a time anyway.
 */
export async function lockDeparture(
  transaction: Transaction<Tables>,
  { dialect }: Pick<Database, "dialect">,
  departure: Departure,
  now: number,
): Promise<DepartureStatus> {
  const id = toDepartureId(departure);
  await transaction
    .insertInto("departures")
    .values({ id, ...departure, status: "open", reason: "", who: null, changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const one = transaction.selectFrom("departures").select("status").where("id", "=", id);
  return (await (dialect === "postgres" ? one.forUpdate() : one).executeTakeFirstOrThrow()).status;
}

/** Counts the places that accepted quotes hold on a day; those of one enquiry are left out on request. */
async function countHeld(
  transaction: Transaction<Tables>,
  { offer, day }: Departure,
  rules: OfferPlaces,
  exceptEnquiryId: string,
): Promise<number> {
  const rows = await transaction
    .selectFrom("quotes")
    .select("persons")
    .where("offer", "=", offer)
    .where("travel_date", "=", day)
    .where("status", "=", "accepted")
    .where("enquiry_id", "!=", exceptEnquiryId)
    .execute();
  return rows.reduce((sum, { persons }) => sum + getTakenPlaces(rules, persons), 0);
}

/** Places that an enquiry holds. */
export interface HeldPlaces extends Departure {
  persons: number | null;
}

/** Finds the places that an enquiry holds of a day that is not over. While it is locked nobody else settles its quotes. */
export async function findHeld(
  db: Kysely<Tables>,
  enquiryId: string,
  now: number,
): Promise<HeldPlaces | undefined> {
  return db
    .selectFrom("quotes")
    .select(["offer", "travel_date as day", "persons"])
    .where("enquiry_id", "=", enquiryId)
    .where("status", "=", "accepted")
    .where("offer", "is not", null)
    .where("travel_date", ">=", getAgencyDay(now))
    .$narrowType<{ offer: NotNull; day: NotNull }>()
    .executeTakeFirst();
}

/** Tells why a departure cannot take a party, as things stand; `undefined` when it can. */
async function findRefusal(
  transaction: Transaction<Tables>,
  { rules, persons, isClosed, ...departure }: SeatRequest,
  status: DepartureStatus,
  enquiryId: string,
): Promise<"full" | "closed" | undefined> {
  if (isClosed || status !== "open") return "closed";
  const capacity = rules.daily_capacity ?? undefined;
  if (capacity === undefined) return undefined;
  const held = await countHeld(transaction, departure, rules, enquiryId);
  return getRefusal({ held, capacity, isClosed: false }, getTakenPlaces(rules, persons));
}

/**
 * Tells why a departure cannot take a party; `undefined` when it can, and then nobody else takes its places until the transaction ends. An
 * acceptance takes the place of what the same enquiry had accepted before.
 */
export async function refuseSeats(
  transaction: Transaction<Tables>,
  database: Pick<Database, "dialect">,
  request: SeatRequest,
  { enquiryId, now }: { enquiryId: string; now: number },
): Promise<"full" | "closed" | undefined> {
  const { offer, day } = request;
  // Who is refused anyway waits for nobody: only those for whom there seems to be room take the lock, and look again.
  const known = await transaction
    .selectFrom("departures")
    .select("status")
    .where("id", "=", toDepartureId({ offer, day }))
    .executeTakeFirst();
  const early = await findRefusal(transaction, request, known?.status ?? "open", enquiryId);
  if (early !== undefined) return early;
  const status = await lockDeparture(transaction, database, { offer, day }, now);
  return findRefusal(transaction, request, status, enquiryId);
}
