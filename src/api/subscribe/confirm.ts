import { answerInPages } from "../../server/platform/http/page-answers";
import { createHandler } from "../../server/platform/http/handler";
import { askToConfirm, confirm } from "../../server/newsletter/subscriptions";

/** `/api/subscribe/confirm?token=`: the link in the confirmation mail. */
export default createHandler(answerInPages({ GET: askToConfirm, POST: confirm }));
