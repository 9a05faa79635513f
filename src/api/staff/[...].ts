import { answerReviews, takeReviewDecision } from "../../editor-backend/reviews/answer-reviews";
import { createRoutes } from "../../server/platform/http/handler";
import { STAFF_CALLS } from "../../server/staff-routes";

/**
 * `/api/staff/{name}`: what the pages of staff ask the server. As many functions would each contain the whole server
 * (docs/decisions/0145). What guests wrote of their trips is kept as files of the content, which the editor's backend writes.
 */
export default createRoutes({
  ...STAFF_CALLS,
  reviews: { GET: answerReviews, POST: takeReviewDecision },
});
