import type { EnquiryChanged } from "./change-enquiry";
import { tryStep, type ErasureTools } from "./erasure";
import { forgetReviewWords } from "./forget-review-words";
import { noteEvent } from "./note-event";
import type { Review } from "./review";
import { queueRemovalOf } from "./review-removals";

/** Takes back what a guest has written: the words are deleted wherever they are, and a published review goes from the site. */
export async function withdrawReview(
  { database, tombstones, scrubber }: ErasureTools,
  { id, enquiryId }: Pick<Review, "id" | "enquiryId">,
  now: number,
): Promise<EnquiryChanged["outcome"]> {
  const outcome = await noteEvent(
    database,
    enquiryId,
    { event: { kind: "review-withdrawn", data: {} } },
    async (transaction) => {
      await queueRemovalOf(transaction, enquiryId, now);
      // Also one that is being published: whoever publishes it finds it gone.
      const withdrawn = await transaction
        .updateTable("reviews")
        .set({ status: "withdrawn", data: null, settled_at: now, claimed_until: 0 })
        .where("id", "=", id)
        .where("status", "in", ["waiting", "published", "declined"])
        .returning("invited_at")
        .executeTakeFirst();
      if (withdrawn === undefined) return false;
      await forgetReviewWords(transaction, enquiryId);
      await tombstones.add(transaction, "review", id, Math.max(now, withdrawn.invited_at));
      await database.markDeleted(transaction);
      return true;
    },
    now,
  );
  if (outcome !== "changed") return outcome;
  await tryStep("tombstones-not-copied", () => tombstones.synchronise());
  await scrubber.scrub();
  return outcome;
}
