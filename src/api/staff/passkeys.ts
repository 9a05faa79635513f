import { createHandler } from "../../server/http/create-handler";
import { addPasskey, removePasskey, renamePasskey } from "../../server/staff/passkeys/answer-passkeys";

/** `/api/staff/passkeys`: one's own passkeys. */
export default createHandler({ POST: addPasskey, PATCH: renamePasskey, DELETE: removePasskey });
