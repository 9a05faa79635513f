import type { Transaction } from "kysely";

import type { Tables } from "./tables";

/** Takes the words of a review out of the data of the event that tells of it (JSON). */
export function toWordless(data: string): string {
  return JSON.stringify({ ...(JSON.parse(data) as object), text: "" });
}

/** Takes the words of a withdrawn review out of the timeline of its enquiry. That there was one, and its stars, stays. */
export async function forgetReviewWords(transaction: Transaction<Tables>, enquiryId: string): Promise<void> {
  const events = await transaction
    .selectFrom("enquiry_events")
    .select(["id", "data"])
    .where("enquiry_id", "=", enquiryId)
    .where("kind", "=", "review-written")
    .execute();
  for (const { id, data } of events)
    await transaction
      .updateTable("enquiry_events")
      .set({ data: toWordless(data) })
      .where("id", "=", id)
      .execute();
}
