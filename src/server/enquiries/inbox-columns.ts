import type { Transaction } from "kysely";

import { foldAccents } from "../../domain/lib/normalize";
import type { Tables } from "../platform/database/schema";
import type { ContactPayload } from "./enquiry";

/** Longer words are cut: PostgreSQL takes none above 2 KB, and nobody types more. */
const MAX_LETTERS = 40;
/** More words than this in one question only cost time. */
const MAX_WORDS = 12;

/** Parts texts into folded words of letters and digits, each once; `PA-7K2P4` is `pa` and `7k2p4`. */
function toWords(text: string): string[] {
  const words = foldAccents(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => [...word].slice(0, MAX_LETTERS).join("")))];
}

/**
 * Writes what staff typed as a question for the database's search: all words must be there, each of them or what begins with it. No
 * sign of the search's own language is left in them. `undefined` when there is no word in it.
 */
export function toSearchQuery(text: string, dialect: "sqlite" | "postgres"): string | undefined {
  const words = toWords(text).slice(0, MAX_WORDS);
  if (words.length === 0) return undefined;
  return dialect === "sqlite"
    ? words.map((word) => `"${word}"*`).join(" ")
    : words.map((word) => `'${word}':*`).join(" & ");
}

export function toInboxColumns(payload: ContactPayload, reference: string) {
  const { name, lastname, email, phone, message, source, service, port, pickup, offers = [] } = payload;
  const texts = [reference, name, lastname, email, phone, message, source, service, port, pickup?.place];
  return {
    // Who books at the desk may have none.
    mailbox: email === "" ? null : email.toLowerCase(),
    source: source === "" ? null : source,
    words: toWords([...texts, ...offers.map((offer) => offer.service)].join(" ")).join(" "),
  };
}

interface ListedTrip {
  offer: string | null;
  port: string | null;
  day: string | null;
}

export function listAsked({ service, port, date, offers = [] }: ContactPayload): ListedTrip[] {
  return [{ service, port, date }, ...offers]
    .filter((asked) => (asked.service ?? asked.port ?? asked.date) !== undefined)
    .map((asked) => ({ offer: asked.service ?? null, port: asked.port ?? null, day: asked.date ?? null }));
}

/** The columns by which the list of enquiries shows trips: the first offer and port, the earliest day. */
export function toListedColumns(trips: readonly ListedTrip[]) {
  return {
    offer: trips.find(({ offer }) => offer !== null)?.offer ?? null,
    port: trips.find(({ port }) => port !== null)?.port ?? null,
    travelDate: trips.flatMap(({ day }) => day ?? []).sort()[0] ?? null,
    trips: trips.length,
  };
}

export async function insertTrips(
  transaction: Transaction<Tables>,
  enquiryId: string,
  trips: readonly ListedTrip[],
): Promise<void> {
  const rows = toTripRows(enquiryId, trips);
  if (rows.length > 0) await transaction.insertInto("enquiryTrips").values(rows).execute();
}

export function toTripRows(enquiryId: string, trips: readonly ListedTrip[]) {
  return trips.map((trip, index) => ({ id: `${enquiryId}/${index + 1}`, enquiryId, ...trip }));
}

async function findListed(
  transaction: Transaction<Tables>,
  enquiryId: string,
): Promise<{ about: "booked" | "quoted" | "asked"; trips: ListedTrip[] }> {
  const booked = await transaction
    .selectFrom("bookingTrips")
    .select(["offer", "port", "day"])
    .where("bookingId", "=", enquiryId)
    .where("status", "!=", "cancelled")
    .orderBy("day")
    .execute();
  if (booked.length > 0) return { about: "booked", trips: booked };
  const quote = await transaction
    .selectFrom("quotes")
    .select("data")
    .where("enquiryId", "=", enquiryId)
    .where("status", "=", "sent")
    .executeTakeFirst();
  if (quote !== undefined) {
    const { trips } = quote.data;
    return { about: "quoted", trips: trips.map(({ offer, port, date: day }) => ({ offer, port, day })) };
  }
  const { payload } = await transaction
    .selectFrom("enquiries")
    .select("payload")
    .where("id", "=", enquiryId)
    .executeTakeFirstOrThrow();
  return { about: "asked", trips: listAsked(payload) };
}

export async function refreshListing(transaction: Transaction<Tables>, enquiryId: string): Promise<void> {
  const { about, trips } = await findListed(transaction, enquiryId);
  await transaction.deleteFrom("enquiryTrips").where("enquiryId", "=", enquiryId).execute();
  await insertTrips(transaction, enquiryId, trips);
  await transaction
    .updateTable("enquiries")
    .set({ about, ...toListedColumns(trips) })
    .where("id", "=", enquiryId)
    .execute();
}
