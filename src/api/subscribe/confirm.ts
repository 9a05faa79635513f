import { answerInPages } from "../../server/http/answer-in-pages";
import { createHandler } from "../../server/http/create-handler";
import { askToConfirm, confirm } from "../../server/newsletter/confirm";

/** `/api/subscribe/confirm?token=`: the link in the confirmation mail. */
export default createHandler(answerInPages({ GET: askToConfirm, POST: confirm }));
