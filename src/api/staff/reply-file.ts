import { createHandler } from "../../server/http/create-handler";
import { answerReplyFile } from "../../server/mailbox/answer-reply-file";

/** `/api/staff/reply-file`: a file that came with a guest's mail, to be saved. */
export default createHandler({ GET: answerReplyFile });
