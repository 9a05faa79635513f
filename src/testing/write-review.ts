import type { Locale } from "../config/locales";
import type { NewReview } from "../server/reviews/invitation-repository";
import type { ReviewData } from "../server/reviews/review";
import { getStore } from "../server/store";
import { createEnquiry } from "./create-enquiry";
import { createReview, REVIEW_DATA } from "./create-review";

/** Has a guest of the test's site write a review, which waits for staff then. */
export async function writeReview(data: Partial<ReviewData> = {}, locale: Locale = "es") {
  const { enquiries, invitations, reviews } = await getStore();
  const accepted = await enquiries.accept(createEnquiry({ locale }), Date.now());
  if (!("reference" in accepted)) throw new Error(accepted.outcome);
  const enquiry = await enquiries.getByReference(accepted.reference);
  if (!enquiry) throw new Error("not stored");
  const review: NewReview = createReview({ locale });
  await invitations.invite(enquiry, review, () => true, Date.now());
  await reviews.write({ id: review.id, enquiryId: enquiry.id }, { ...REVIEW_DATA, ...data }, [], Date.now());
  return { enquiry, review, path: `content/reviews/${review.file}.json` };
}
