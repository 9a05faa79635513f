import { answerInPages } from "../server/http/answer-in-pages";
import { createHandler } from "../server/http/create-handler";
import { askToUnsubscribe, unsubscribe } from "../server/newsletter/unsubscribe";

/** `/api/unsubscribe?token=`: the link at the foot of every newsletter, and the button of mail programs. */
export default createHandler(answerInPages({ GET: askToUnsubscribe, POST: unsubscribe }));
