import type { Answer, Exchange } from "../http/exchange";
import { describeError, log } from "../log";
import { processSingleton } from "../process-singleton";
import { getSignIn, type SignIn } from "./get-sign-in";
import { fetchToken, mayPush, revokeToken } from "./github";
import { answerPopup, type SignInResult, type StaffMessage } from "./popup-page";
import { isSameState, readSignInCookie, type PendingSignIn } from "./sign-in-cookie";

const AGAIN = "Please close this window and sign in again.";
const AGAIN_ES = "Cierra esta ventana e inicia sesión de nuevo.";
const REFUSED = {
  cancelled: {
    en: `GitHub did not sign you in. ${AGAIN}`,
    es: `GitHub no inició tu sesión. ${AGAIN_ES}`,
  },
  mismatch: {
    en: `This sign-in was not started here, or it took too long. ${AGAIN}`,
    es: `Este inicio de sesión no empezó aquí o tardó demasiado. ${AGAIN_ES}`,
  },
  code: {
    en: `GitHub did not accept the sign-in. ${AGAIN}`,
    es: `GitHub no aceptó el inicio de sesión. ${AGAIN_ES}`,
  },
  permission: {
    en: "This GitHub account may not change the site. Ask the owner for an invitation at /admin/registro.",
    es: "Esta cuenta de GitHub no puede cambiar la web. Pide una invitación a la gerencia en /es/admin/registro.",
  },
  unreachable: {
    en: "GitHub did not answer. Please try again in a few minutes.",
    es: "GitHub no respondió. Inténtalo de nuevo en unos minutos.",
  },
} satisfies Record<string, StaffMessage>;

/** Remembers which sign-ins were finished: each is good for one answer. */
function takeOnce({ state, expiresAt }: PendingSignIn, now: number): boolean {
  const used = processSingleton("finished-sign-ins", () => new Map<string, number>());
  for (const [key, until] of used) if (until < now) used.delete(key);
  if (used.has(state)) return false;
  used.set(state, expiresAt);
  return true;
}

async function getResult(signIn: SignIn, exchange: Exchange, now: number): Promise<SignInResult> {
  const refuse = (message: StaffMessage): SignInResult => ({ outcome: "error", message });
  const [code, state] = [exchange.query("code"), exchange.query("state")];
  const pending = readSignInCookie(signIn, exchange.header("cookie"));
  if (!state || !pending || !isSameState(pending.state, state)) return refuse(REFUSED.mismatch);
  if (!(pending.expiresAt > now) || !takeOnce(pending, now)) return refuse(REFUSED.mismatch);
  if (!code) return refuse(REFUSED.cancelled);
  const token = await fetchToken(signIn, code, pending.verifier);
  if (token === undefined) return refuse(REFUSED.code);
  const isAllowed = await mayPush(signIn, token).catch(() => false);
  if (isAllowed) return { outcome: "success", token };
  await revokeToken(signIn, token);
  return refuse(REFUSED.permission);
}

/** `/api/callback`: GitHub sends the popup back here; the editor gets a token or a reason. */
export async function finishSignIn(exchange: Exchange): Promise<Answer> {
  const signIn = getSignIn();
  try {
    return answerPopup(signIn.origin, await getResult(signIn, exchange, Date.now()));
  } catch (error) {
    log.error("sign-in-failed", describeError(error));
    return answerPopup(signIn.origin, { outcome: "error", message: REFUSED.unreachable });
  }
}
