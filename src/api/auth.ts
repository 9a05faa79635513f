import { startSignIn } from "../server/cms-auth/start-sign-in";
import { createHandler } from "../server/http/create-handler";

/** `/api/auth`: staff sign in to the editor with GitHub. */
export default createHandler({ GET: startSignIn });
