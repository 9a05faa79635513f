import { createHandler } from "../../server/http/create-handler";
import { answerPasskeyOptions } from "../../server/staff/passkeys/answer-passkey-options";

/** `/api/staff/passkey-options`: what the browser asks a passkey with. */
export default createHandler({ POST: answerPasskeyOptions });
