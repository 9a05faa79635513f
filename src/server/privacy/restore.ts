import { toWordless } from "../reviews/review-repository";
import type { Dump, Row } from "./dump";
import type { FindDeletion } from "./tombstones";

/** Gets what takes those of these reviews off the site that may be on it: the content may be as old as the backup. */
function toRemovals(reviews: readonly Row[]): Row[] {
  return reviews
    .filter((row) => row["status"] === "published" || Number(row["claimed_until"]) > 0)
    .map((row) => ({ file: String(row["file"]), at: Number(row["invited_at"]) }));
}

/**
 * Takes the words of reviews out of a dump that guests have withdrawn later, and counts these. That there was one stays: its guest is not
 * asked again.
 */
function leaveOutWithdrawn(dump: Dump, findDeletion: FindDeletion) {
  const { reviews = [], enquiry_events: events, review_removals: removals = [] } = dump.tables;
  const gone = new Map<Row, number>();
  for (const row of reviews) {
    const at = findDeletion("review", String(row["id"]), Number(row["invited_at"]));
    if (at !== undefined && row["status"] !== "withdrawn") gone.set(row, at);
  }
  const enquiries = new Set([...gone.keys()].map((row) => row["enquiry_id"]));
  const withdraw = (row: Row): Row => {
    const at = gone.get(row);
    if (at === undefined) return row;
    return { ...row, status: "withdrawn", data: null, settled_at: at, claimed_until: 0 };
  };
  const forget = (row: Row): Row =>
    row["kind"] === "review-written" && enquiries.has(row["enquiry_id"])
      ? { ...row, data: toWordless(String(row["data"])) }
      : row;
  const tables = {
    ...dump.tables,
    reviews: dump.tables.reviews?.map(withdraw),
    enquiry_events: events?.map(forget),
    review_removals: [...removals, ...toRemovals([...gone.keys()])],
  };
  return { dump: { ...dump, tables }, withdrawn: gone.size };
}

/** Takes out of a dump the requests for access that were enquiries until migration 0005: who still waits can ask again. */
export function leaveOutOldRequests(dump: Dump): Dump {
  const { enquiries, outbox } = dump.tables;
  const old = new Set(enquiries.filter(({ kind }) => kind === "registration").map(({ id }) => id));
  if (old.size === 0) return dump;
  const tables = {
    ...dump.tables,
    enquiries: enquiries.filter(({ id }) => !old.has(id)),
    outbox: outbox.filter((row) => !old.has(row["enquiry_id"])),
  };
  return { ...dump, tables };
}

/** Takes out of a dump what was deleted later, with its mails, and counts it. Who subscribed again after leaving stays in. */
export function leaveOutDeleted(dump: Dump, findDeletion: FindDeletion) {
  const isDeleted = (...row: Parameters<FindDeletion>) => findDeletion(...row) !== undefined;
  const { enquiries, subscribers, outbox } = dump.tables;
  const gone = {
    enquiries: enquiries.filter((row) => isDeleted("enquiry", String(row["id"]), Number(row["created_at"]))),
    subscribers: subscribers.filter((row) =>
      isDeleted("subscriber", String(row["email"]), Number(row["created_at"])),
    ),
  };
  const ids = new Set([...gone.enquiries, ...gone.subscribers].map((row) => row["id"]));
  const isKept = (row: Row) => !ids.has(row["enquiry_id"] ?? "");
  const { enquiry_events: events, enquiry_drafts: drafts, quotes, reply_files: files } = dump.tables;
  const { enquiry_trips: trips, reviews, review_removals: removals = [] } = dump.tables;
  const tables = {
    ...dump.tables,
    enquiry_events: events?.filter(isKept),
    enquiry_drafts: drafts?.filter(isKept),
    quotes: quotes?.filter(isKept),
    reply_files: files?.filter(isKept),
    enquiry_trips: trips?.filter(isKept),
    reviews: reviews?.filter(isKept),
    review_removals: [...removals, ...toRemovals(reviews?.filter((row) => !isKept(row)) ?? [])],
    enquiries: enquiries.filter((row) => !ids.has(row["id"] ?? "")),
    subscribers: subscribers.filter((row) => !ids.has(row["id"] ?? "")),
    outbox: outbox.filter((row) => !ids.has(row["enquiry_id"] ?? row["subscriber_id"] ?? "")),
  };
  const { dump: rest, withdrawn } = leaveOutWithdrawn({ ...dump, tables }, findDeletion);
  return {
    dump: rest,
    leftOut: {
      enquiries: gone.enquiries.length,
      subscribers: gone.subscribers.length,
      reviews: withdrawn,
    },
  };
}
