import type { Transaction } from "kysely";

import { getRefusal, getTakenPlaces, type OfferPlaces } from "../../booking/day-places";
import type { Database } from "../platform/database/database";
import type { DepartureStatus, Tables } from "../platform/database/schema";

/** One offer on one day (`YYYY-MM-DD`). */
export interface Departure {
  offer: string;
  day: string;
}

export interface SeatRequest extends Departure {
  rules: OfferPlaces;
  persons: number | null;
  /** Closed by the content, whatever is stored here. */
  isClosed: boolean;
}

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
    .values({ id, ...departure, status: "open", reason: "", who: null, changedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const one = transaction.selectFrom("departures").select("status").where("id", "=", id);
  return (await (dialect === "postgres" ? one.forUpdate() : one).executeTakeFirstOrThrow()).status;
}

/** Counts the places that trips hold on a day; those of `exceptTrips` are left out. */
async function countHeld(
  transaction: Transaction<Tables>,
  { offer, day }: Departure,
  rules: OfferPlaces,
  exceptTrips: readonly string[],
): Promise<number> {
  const rows = await transaction
    .selectFrom("bookingTrips")
    .select(["id", "persons"])
    .where("offer", "=", offer)
    .where("day", "=", day)
    .where("status", "=", "confirmed")
    .execute();
  return rows
    .filter(({ id }) => !exceptTrips.includes(id))
    .reduce((sum, { persons }) => sum + getTakenPlaces(rules, persons), 0);
}

type Why = "full" | "closed";

/** Why a departure cannot take the parties that ask for it together, as things stand; `undefined` when it can. */
async function findRefusal(
  transaction: Transaction<Tables>,
  requests: readonly [SeatRequest, ...SeatRequest[]],
  status: DepartureStatus,
  exceptTrips: readonly string[],
): Promise<Why | undefined> {
  const [first] = requests;
  if (first.isClosed || status !== "open") return "closed";
  const { rules } = first;
  const capacity = rules.daily_capacity ?? undefined;
  if (capacity === undefined) return undefined;
  const held = await countHeld(transaction, first, rules, exceptTrips);
  const places = requests.reduce((sum, { persons }) => sum + getTakenPlaces(rules, persons), 0);
  return getRefusal({ held, capacity, isClosed: false }, places);
}

/** Groups requests by their departure, in the order in which departures are locked everywhere. */
function groupByDeparture(requests: readonly SeatRequest[]): [SeatRequest, ...SeatRequest[]][] {
  const groups = new Map<string, [SeatRequest, ...SeatRequest[]]>();
  for (const request of requests) {
    const id = toDepartureId(request);
    groups.set(id, [...(groups.get(id) ?? []), request] as [SeatRequest, ...SeatRequest[]]);
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group);
}

/**
 * Locks the days of all trips, and returns the first that cannot take its party; `undefined` when all can, and then nobody else takes their
 * places until the transaction ends. Places of `exceptTrips`, which are replaced, count as free. Staff who book over a full or closed day
 * (`evenIfFull`) lock it alike.
 */
export async function refuseSeats(
  transaction: Transaction<Tables>,
  database: Pick<Database, "dialect">,
  requests: readonly SeatRequest[],
  {
    exceptTrips = [],
    evenIfFull = false,
    now,
  }: { exceptTrips?: readonly string[]; evenIfFull?: boolean; now: number },
): Promise<(Departure & { why: Why }) | undefined> {
  const groups = groupByDeparture(requests);
  const refuse = async (group: [SeatRequest, ...SeatRequest[]], status: DepartureStatus) => {
    const why = evenIfFull ? undefined : await findRefusal(transaction, group, status, exceptTrips);
    return why && { offer: group[0].offer, day: group[0].day, why };
  };
  // Who is refused anyway waits for nobody: only those for whom there seems to be room take the locks, and look again.
  for (const group of groups) {
    const known = await transaction
      .selectFrom("departures")
      .select("status")
      .where("id", "=", toDepartureId(group[0]))
      .executeTakeFirst();
    const early = await refuse(group, known?.status ?? "open");
    if (early !== undefined) return early;
  }
  for (const group of groups) {
    const { offer, day } = group[0];
    const status = await lockDeparture(transaction, database, { offer, day }, now);
    const refusal = await refuse(group, status);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}
