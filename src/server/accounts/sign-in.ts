import { z } from "zod";
import { createHash, timingSafeEqual } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { stdout } from "node:process";

import { STAFF_LOCALES } from "../../domain/config/staff";
import { cleanLine, email, id, staffLang } from "../../domain/contracts/fields";
import { deliverInFixedTime } from "../mail/outbox/worker";
import { getEnv } from "../platform/env";
import { type Exchange, getAskedLocale, HttpError, waitSince } from "../platform/http/request";
import { getRateLimit } from "../platform/http/handler";
import { log, describeError } from "../platform/log";
import { publicProcedure, router, staffProcedure } from "../platform/rpc";
import { readToken, loadRandomFile } from "../platform/secrets";
import type { Store } from "../store";
import { passkeyResponseSchema, proveByPasskey } from "./passkeys";
import {
  logStaffAction,
  isLoopbackAddress,
  isOwnMachine,
  formatSessionCookie,
  readSessionCookie,
  isSignInCode,
} from "./session";
import { NOBODY, type Prove } from "./sign-in-repository";

const FILE = "editor-key";

/** Loads the key of the link that `npm start` prints, from `DATA_DIR/editor-key`: 256 random bits. */
export function loadEditorKey(dataDir: string): string {
  return loadRandomFile(dataDir, FILE);
}

/** Tells whether a key is the right one, in a time that depends on neither of the two; the right one is replaced. */
export function redeemEditorKey(dataDir: string, given: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  if (!timingSafeEqual(hash(given), hash(loadEditorKey(dataDir)))) return false;
  rmSync(join(dataDir, FILE), { force: true });
  loadEditorKey(dataDir);
  return true;
}

/** The key may be used in another process: `npm run dev` runs the functions in one of Gatsby's. */
const POLL_MS = 1_000;

/**
 * Prints the link that signs the owner of this machine in, and the next one whenever it was used. Without a key (a `DATA_DIR` that
 * cannot be written) the log says why there is none. Returns what stops it.
 */
export function printEditorLinks(dataDir: string, address: string): () => void {
  let printed: string | undefined;
  let failed = false;
  function update(): void {
    try {
      const key = loadEditorKey(dataDir);
      if (key !== printed) stdout.write(`Editor: ${address}/admin/sign-in#key=${key}\n`);
      printed = key;
      failed = false;
    } catch (error) {
      if (!failed) log.error("editor-key-unavailable", describeError(error));
      failed = true;
    }
  }
  update();
  const timer = setInterval(update, POLL_MS).unref();
  return () => clearInterval(timer);
}

/** Words of a `User-Agent`, the more special ones first: Edge also calls itself Chrome, and Chrome Safari. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** Returns how a person recognises a device in a list, like `Safari, iPhone`; empty for what is no browser. */
function describeDevice(userAgent = ""): string {
  const find = (names: readonly [RegExp, string][]) =>
    names.filter(([pattern]) => pattern.test(userAgent)).map(([, name]) => name)[0];
  return [find(BROWSERS), find(SYSTEMS)].filter((word) => word !== undefined).join(", ");
}

/** People write one address in several cases; the first one does not count twice. */
export const address = () => email().overwrite((value) => value.toLowerCase());

const secretText = () => z.string().max(1000);

/** People copy "123 456" and "123-456" as well. */
const signInCode = () =>
  z
    .string()
    .overwrite((value) => cleanLine(value).replace(/[\s-]/g, ""))
    .regex(/^\d{6}$/);

/** One of the four ways to sign in. */
const sessionRequestSchema = z.union([
  z.strictObject({ token: secretText() }),
  z.strictObject({ email: address(), code: signInCode() }),
  z.strictObject({ key: secretText(), lang: staffLang().optional() }),
  z.strictObject({ passkey: passkeyResponseSchema }),
]);
type SessionRequest = z.output<typeof sessionRequestSchema>;

/** Longer than the store takes for any of the ways: whether an address is known cannot be told from the time. */
const ANSWER_MS = 250;

/** Returns the proof of the link that `npm start` has printed, which is good on this machine alone. The first one signed in gets the page's language. */
async function proveByKey(
  store: Store,
  exchange: Exchange,
  { key, lang = STAFF_LOCALES[0] }: Extract<SessionRequest, { key: string }>,
  now: number,
): Promise<Prove> {
  const env = getEnv();
  if (!isOwnMachine(env) || !isLoopbackAddress(`http://${exchange.header("host") ?? ""}`)) return NOBODY;
  const owner = await store.staff.people.getLocalOwner(lang, now);
  return () => Promise.resolve(redeemEditorKey(env.dataDir, key) ? owner.id : undefined);
}

async function getProof(
  store: Store,
  exchange: Exchange,
  request: SessionRequest,
  now: number,
): Promise<{ way: "link" | "code" | "key" | "passkey"; prove: Prove }> {
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

export const sessionRouter = router({
  /** Mails a link and a code to an address that is known. The answer is the same for every address, in words and in time. */
  requestMail: publicProcedure
    .input(z.strictObject({ email: address(), lang: staffLang() }))
    .mutation(async ({ ctx: { store, exchange }, input }) => {
      const began = performance.now();
      const now = Date.now();
      const rate = getRateLimit(exchange, "staff-sign-in", now);
      const retryAfter = await store.staff.signIns.request(input.email, rate, getAskedLocale(exchange), now);
      if (retryAfter > 0) throw new HttpError("too-many-requests", { retryAfter });
      log.info("staff-sign-in-requested");
      await deliverInFixedTime(began);
      return { sent: true };
    }),
  /**
   * Signs in: by the link or the code of a mail, by a passkey, or by the link that one's own machine prints. Every refusal is the same
   * 401, after the same time. The session is always a new one, and replaces the one that the browser had.
   */
  open: publicProcedure
    .input(sessionRequestSchema)
    .mutation(async ({ ctx: { store, exchange, headers }, input: request }) => {
      const began = performance.now();
      const now = Date.now();
      const device = describeDevice(exchange.header("user-agent"));
      const { way, prove } = await getProof(store, exchange, request, now);
      const rate = getRateLimit(exchange, "staff-session", now);
      const browser = {
        rate,
        device,
        locale: getAskedLocale(exchange),
        earlier: readSessionCookie(exchange),
      };
      const result = await store.staff.signIns.attempt(browser, prove, now);
      if (result.outcome === "limited")
        throw new HttpError("too-many-requests", { retryAfter: result.retryAfter });
      if (result.outcome === "refused") {
        log.error("staff-sign-in-refused", { way });
        await waitSince(began, ANSWER_MS);
        throw new HttpError("unauthorized");
      }
      log.info("staff-signed-in", { way });
      await logStaffAction(result.person, "signed-in", device);
      headers["Set-Cookie"] = formatSessionCookie(exchange, result.token);
      const { name, role, locale } = result.person;
      return { name, role, locale };
    }),
  close: staffProcedure.mutation(async ({ ctx: { staff, store, exchange, headers } }) => {
    await store.staff.sessions.end(staff.id, staff.sessionId);
    await logStaffAction(staff, "session-ended", "");
    headers["Set-Cookie"] = formatSessionCookie(exchange);
  }),
  /** Signs one of one's own devices out, or all of them, the one in hand included. */
  endDevices: staffProcedure
    .input(z.union([z.strictObject({ id: id() }), z.strictObject({ all: z.literal(true) })]))
    .mutation(async ({ ctx: { staff, store, exchange, headers }, input: request }) => {
      const { sessions } = store.staff;
      const isAll = "all" in request;
      if (isAll) await sessions.endAll(staff.id);
      else if (!(await sessions.end(staff.id, request.id))) throw new HttpError("not-found");
      await logStaffAction(staff, isAll ? "sessions-ended" : "session-ended", "");
      if (isAll || request.id === staff.sessionId) headers["Set-Cookie"] = formatSessionCookie(exchange);
    }),
});
