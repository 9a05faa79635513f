import { createHandler } from "../../server/http/create-handler";
import { requestSignIn } from "../../server/staff/request-sign-in";

/** `/api/staff/sign-in`: mail me a link and a code. */
export default createHandler({ POST: requestSignIn });
