import { finishSignIn } from "../server/cms-auth/finish-sign-in";
import { createHandler } from "../server/http/create-handler";

/** `/api/callback`: GitHub's answer to a sign-in. */
export default createHandler({ GET: finishSignIn });
