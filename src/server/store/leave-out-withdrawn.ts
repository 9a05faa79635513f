import type { Dump, Row } from "./dump";
import { toWordless } from "./forget-review-words";
import type { FindDeletion } from "./tombstones";

/** Gets what takes those of these reviews off the site that may be on it: the content may be as old as the backup. */
export function toRemovals(reviews: readonly Row[]): Row[] {
  return reviews
    .filter((row) => row["status"] === "published" || Number(row["claimed_until"]) > 0)
    .map((row) => ({ file: String(row["file"]), at: Number(row["invited_at"]) }));
}

/**
 * Takes the words of reviews out of a dump that guests have withdrawn later, and counts these. That there was one stays: its guest is not
 * asked again.
 */
export function leaveOutWithdrawn(dump: Dump, findDeletion: FindDeletion) {
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
