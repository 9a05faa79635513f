import { createHandler } from "../server/http/create-handler";
import { showReview, takeReview } from "../server/reviews/review-link";

/** `/api/review?token=`: the page on which a guest writes a review, once. */
export default createHandler({ GET: showReview, POST: takeReview });
