import { toWithdrawn, toWordless } from "../reviews/review-repository";
import { leaveOut, type Dump } from "./dump";
import { TABLE_RULES, type BackedUp, type Row } from "./table-rules";
import type { FindDeletion } from "./tombstones";

/** Takes out of a dump what was erased later, with its parts, and counts it. Who subscribed again after leaving stays in. */
export function leaveOutErased({ migrations, tables: all }: Dump, findDeletion: FindDeletion) {
  const tables = leaveOut(
    all,
    (table, row) => !TABLE_RULES[table].tombstone?.keepsRow && findDeletion(table, row) !== undefined,
  );
  const reviews = tables.reviews.map((row) => {
    const at = row["status"] === "withdrawn" ? undefined : findDeletion("reviews", row);
    return at === undefined ? row : { ...row, ...toWithdrawn(at) };
  });
  const unchanged = new Set(reviews);
  const withdrawn = tables.reviews.filter((row) => !unchanged.has(row));
  const wordless = new Set(withdrawn.map((row) => row["enquiryId"]));
  // Whatever they were then, they may have been published since.
  const removals = all.reviews
    .filter((row) => !unchanged.has(row))
    .map((row): Row => ({ file: String(row["file"]), at: Number(row["invitedAt"]) }));
  const events = tables.enquiryEvents.map((row) =>
    row["kind"] === "review-written" && wordless.has(row["enquiryId"])
      ? { ...row, data: toWordless(String(row["data"])) }
      : row,
  );
  const reviewRemovals = [...tables.reviewRemovals, ...removals];
  const countLeftOut = (table: BackedUp) => all[table].length - tables[table].length;
  return {
    dump: { migrations, tables: { ...tables, reviews, enquiryEvents: events, reviewRemovals } },
    leftOut: {
      enquiries: countLeftOut("enquiries"),
      subscribers: countLeftOut("subscribers"),
      reviews: withdrawn.length,
    },
  };
}
