import { DEFAULT_LOCALE } from "../../config/locales";
import { sessionRequestSchema, type SessionRequest, type SignedIn } from "../../contracts/staff";
import { getEnv } from "../env";
import { getRateLimit } from "../http/client-key";
import type { Answer, Exchange } from "../http/exchange";
import { HttpError } from "../http/http-error";
import { log } from "../log";
import { getStore } from "../store/get-store";
import type { Prove } from "../store/staff-sign-ins";
import type { Store } from "../store/store";
import { readToken } from "../tokens";
import { waitSince } from "../wait-since";
import { describeDevice } from "./describe-device";
import { takeEditorKey } from "./editor-key";
import { logStaffAction } from "./log-action";
import { isLoopbackAddress, isOwnMachine } from "./own-machine";
import { proveByPasskey } from "./passkeys/prove-by-passkey";
import { readRequest } from "./read-request";
import { formatSessionCookie, readSessionCookies } from "./session-cookie";
import { isSignInCode } from "./sign-in-code";

type Way = "link" | "code" | "key" | "passkey";

/** Longer than the store takes for any of the ways: whether an address is known cannot be told from the time. */
const ANSWER_MS = 250;

const NOBODY: Prove = () => Promise.resolve(undefined);

/** Gets the proof of the link that `npm start` has printed, which is good on this machine alone. The first one signed in gets the page's language. */
async function proveByKey(
  store: Store,
  exchange: Exchange,
  { key, lang = DEFAULT_LOCALE }: Extract<SessionRequest, { key: string }>,
  now: number,
): Promise<Prove> {
  const env = getEnv();
  if (!isOwnMachine(env) || !isLoopbackAddress(`http://${exchange.header("host") ?? ""}`)) return NOBODY;
  const owner = await store.staff.people.getLocalOwner(lang, now);
  return () => Promise.resolve(takeEditorKey(env.dataDir, key) ? owner.id : undefined);
}

async function getProof(
  store: Store,
  exchange: Exchange,
  request: SessionRequest,
  now: number,
): Promise<{ way: Way; prove: Prove }> {
  const { getSecret } = getEnv();
  const { signIns } = store.staff;
  if ("token" in request) {
    const token = readToken(getSecret(), request.token, now);
    const prove = token?.purpose === "sign-in" ? signIns.proveByLink(token.id, now) : NOBODY;
    return { way: "link", prove };
  }
  if ("code" in request) {
    const isCodeOf = (id: string) => isSignInCode(getSecret(), id, request.code);
    return { way: "code", prove: signIns.proveByCode(request.email, isCodeOf, now) };
  }
  if ("key" in request) return { way: "key", prove: await proveByKey(store, exchange, request, now) };
  return { way: "passkey", prove: await proveByPasskey(store, request.passkey, now) };
}

/**
 * Signs in: by the link or the code of a mail, by a passkey, or by the link that one's own machine prints. Every refusal is the same
 * 401, after the same time. The session is always a new one, and replaces the one that the browser had.
 */
export async function openSession(exchange: Exchange): Promise<Answer> {
  const began = performance.now();
  const request = readRequest(exchange, sessionRequestSchema);
  const now = Date.now();
  const getHeader = (name: string) => exchange.header(name);
  const store = await getStore();
  const { way, prove } = await getProof(store, exchange, request, now);
  const result = await store.staff.signIns.attempt(
    {
      rate: getRateLimit(exchange, "staff-session", now),
      device: describeDevice(exchange.header("user-agent")),
      earlier: readSessionCookies(getHeader),
    },
    prove,
    now,
  );
  if (result.outcome === "limited")
    throw new HttpError("too-many-requests", { retryAfter: result.retryAfter });
  if (result.outcome === "refused") {
    log.error("staff-sign-in-refused", { way });
    await waitSince(began, ANSWER_MS);
    throw new HttpError("unauthorized");
  }
  const { person, token } = result;
  log.info("staff-signed-in", { way });
  await logStaffAction(person, "signed-in", describeDevice(exchange.header("user-agent")));
  const { name, role, locale } = person;
  const headers = { "Set-Cookie": formatSessionCookie(getHeader, token) };
  return { status: 200, headers, json: { name, role, locale } satisfies SignedIn };
}
