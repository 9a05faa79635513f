import type { Transaction } from "kysely";

import { getRefusal, getTakenPlaces, type OfferPlaces } from "../../domain/booking/day-places";
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
 * Locks a departure until the transaction ends, and returns its status: an update that changes nothing. The lock comes before those of
 * enquiries in every transaction that takes both.
 */
export async function lockDeparture(
  transaction: Transaction<Tables>,
  { offer, day }: Departure,
  now: number,
): Promise<DepartureStatus> {
  const { status } = await transaction
    .insertInto("departures")
    .values({
      id: toDepartureId({ offer, day }),
      offer,
      day,
      status: "open",
      reason: "",
      who: null,
      changedAt: now,
    })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ offer }))
    .returning("status")
    .executeTakeFirstOrThrow();
  return status;
}

/** The requests of one departure. */
type Group = readonly [SeatRequest, ...SeatRequest[]];

/** Why a departure cannot take the parties that ask for it together, as things stand; `undefined` when it can. */
async function findRefusal(
  transaction: Transaction<Tables>,
  group: Group,
  status: DepartureStatus,
  exceptTrips: readonly string[],
): Promise<"full" | "closed" | undefined> {
  const [{ offer, day, isClosed, rules }] = group;
  if (isClosed || status !== "open") return "closed";
  const capacity = rules.daily_capacity ?? undefined;
  if (capacity === undefined) return undefined;
  const trips = await transaction
    .selectFrom("bookingTrips")
    .select("persons")
    .where("offer", "=", offer)
    .where("day", "=", day)
    .where("status", "=", "confirmed")
    .where("id", "not in", exceptTrips)
    .execute();
  const count = (parties: readonly { persons: number | null }[]) =>
    parties.reduce((sum, { persons }) => sum + getTakenPlaces(rules, persons), 0);
  return getRefusal({ held: count(trips), capacity, isClosed: false }, count(group));
}

/** Groups requests by their departure, in the order in which departures are locked everywhere. */
function groupByDeparture(requests: readonly SeatRequest[]): Group[] {
  const groups = new Map<string, Group>();
  for (const request of requests) {
    const id = toDepartureId(request);
    const known = groups.get(id);
    groups.set(id, known === undefined ? [request] : [...known, request]);
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group);
}

interface SeatOptions {
  /** Trips that are replaced: their places count as free. */
  exceptTrips?: readonly string[];
  /** Staff book over a full or closed day; they lock it alike. */
  evenIfFull?: boolean;
  now: number;
}

/**
 * Locks the days of all trips, and returns why the first cannot take its party; `undefined` when all can, and then nobody else takes their
 * places until the transaction ends.
 */
export async function refuseSeats(
  transaction: Transaction<Tables>,
  requests: readonly SeatRequest[],
  { exceptTrips = [], evenIfFull = false, now }: SeatOptions,
): Promise<"full" | "closed" | undefined> {
  const groups = groupByDeparture(requests);
  const refuse = (group: Group, status: DepartureStatus) =>
    evenIfFull ? undefined : findRefusal(transaction, group, status, exceptTrips);
  // Who is refused anyway waits for nobody and keeps no connection: only those for whom there seems to be room take the locks.
  for (const group of groups) {
    const id = toDepartureId(group[0]);
    const known = transaction.selectFrom("departures").select("status").where("id", "=", id);
    const early = await refuse(group, (await known.executeTakeFirst())?.status ?? "open");
    if (early !== undefined) return early;
  }
  for (const group of groups) {
    const why = await refuse(group, await lockDeparture(transaction, group[0], now));
    if (why !== undefined) return why;
  }
  return undefined;
}
