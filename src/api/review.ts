import { answerInPages } from "../server/http/answer-in-pages";
import { createHandler } from "../server/http/create-handler";
import { showReview, takeReview } from "../server/reviews/review-link";

/** `/api/review?token=`: the page on which a guest writes a review, once. */
export default createHandler(answerInPages({ GET: showReview, POST: takeReview }));
