import { toWordless } from "../reviews/review-repository";
import type { Dump, Row } from "./dump";
import { listTables } from "./table-rules";
import type { FindDeletion } from "./tombstones";

/** Returns what takes these reviews off the site, whether they were there: one may have been published after the backup. */
function toRemovals(reviews: readonly Row[]): Row[] {
  return reviews.map((row) => ({ file: String(row["file"]), at: Number(row["invited_at"]) }));
}

/**
 * Takes the words of reviews out of a dump that guests have withdrawn later, and counts these. That there was one stays: its guest is not
 * asked again.
 */
function leaveOutWithdrawn(dump: Dump, findDeletion: FindDeletion) {
  const { reviews, enquiry_events: events, review_removals: removals } = dump.tables;
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
    reviews: reviews.map(withdraw),
    enquiry_events: events.map(forget),
    review_removals: [...removals, ...toRemovals([...gone.keys()])],
  };
  return { dump: { ...dump, tables }, withdrawn: gone.size };
}

/** Takes out of a dump what was deleted later, with its mails, and counts it. Who subscribed again after leaving stays in. */
export function leaveOutDeleted(dump: Dump, findDeletion: FindDeletion) {
  const isDeleted = (...row: Parameters<FindDeletion>) => findDeletion(...row) !== undefined;
  const { enquiries, subscribers, reviews, review_removals: removals } = dump.tables;
  const gone = {
    enquiries: enquiries.filter((row) => isDeleted("enquiry", String(row["id"]), Number(row["created_at"]))),
    subscribers: subscribers.filter((row) =>
      isDeleted("subscriber", String(row["email"]), Number(row["created_at"])),
    ),
  };
  const ids = new Set([...gone.enquiries, ...gone.subscribers].map((row) => row["id"]));
  // A row is of an enquiry or of a subscriber, or it is one; other ids are in none of them.
  const isKept = (row: Row) => !ids.has(row["enquiry_id"] ?? row["subscriber_id"] ?? row["id"] ?? "");
  const tables = { ...dump.tables };
  for (const table of listTables("replaced")) tables[table] = tables[table].filter(isKept);
  tables.review_removals = [...removals, ...toRemovals(reviews.filter((row) => !isKept(row)))];
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
