import type { Answer, Exchange } from "../http/exchange";
import { HttpError } from "../http/http-error";
import { getSignIn } from "./get-sign-in";
import { createPendingSignIn, formatSignInCookie, getChallenge } from "./sign-in-cookie";

/**
 * `/api/auth`: sends the editor's popup to GitHub. Nothing of the query but the provider's name is believed: who asks,
 * for what and where the answer goes is fixed.
 */
export async function startSignIn(exchange: Exchange): Promise<Answer> {
  if (exchange.query("provider") !== "github") throw new HttpError("bad-request");
  const signIn = getSignIn();
  const { redirectUri, clientId, githubUrl } = signIn;
  const pending = createPendingSignIn(Date.now());
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    state: pending.state,
    code_challenge: getChallenge(pending.verifier),
    code_challenge_method: "S256",
    allow_signup: "false",
  });
  return {
    status: 302,
    location: `${githubUrl}/login/oauth/authorize?${query.toString()}`,
    headers: {
      "Set-Cookie": formatSignInCookie(signIn, pending),
      "Referrer-Policy": "no-referrer",
      // The popup must keep its opener on the way to GitHub and back.
      "Cross-Origin-Opener-Policy": "unsafe-none",
    },
  };
}
