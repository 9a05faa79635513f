import { createHandler } from "../../server/http/create-handler";
import { askToConfirm, confirm } from "../../server/newsletter/confirm";

/** `/api/subscribe/confirm?token=`: the link in the confirmation mail. */
export default createHandler({ GET: askToConfirm, POST: confirm });
