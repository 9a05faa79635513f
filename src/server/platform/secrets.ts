import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync, accessSync, constants } from "node:fs";
import { join } from "node:path";

import { getErrorCode } from "./log";
import { DAY_MS } from "../../domain/booking/calendar-day";

function readLine(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8").trim() || undefined;
  } catch (error) {
    if (getErrorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** Writes the whole file under another name and links it into place: two processes at once agree on one value. */
function createFile(folder: string, name: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `${name}-${randomBytes(6).toString("hex")}.tmp`);
  const value = randomBytes(32).toString("base64url");
  try {
    writeFileSync(draft, `${value}\n`, { flag: "wx", mode: 0o600, flush: true });
    linkSync(draft, join(folder, name));
  } catch (error) {
    if (getErrorCode(error) !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Loads a random value of 256 bits from a file that this user alone may read (0600); the first process makes it. */
export function loadRandomFile(folder: string, name: string): string {
  const path = join(folder, name);
  if (readLine(path) === undefined) createFile(folder, name);
  const value = readLine(path);
  if (value === undefined) throw new Error(`Could not read ${path}. Expected a random value of one line.`);
  return value;
}

const secrets = new Map<string, string>();

/** Loads the secret of one machine from `DATA_DIR/secret`; the first process makes it. */
export function loadSecret(dataDir: string): string {
  const secret = secrets.get(dataDir) ?? loadRandomFile(dataDir, "secret");
  secrets.set(dataDir, secret);
  return secret;
}

/** Derives the password of `/api/outbox`, as `netlify/functions/scheduled.mjs` does: no scheduler knows the secret. */
export function getOutboxPassword(secret: string): string {
  return createHmac("sha256", secret).update("outbox-password:1").digest("base64url");
}

/** Makes a folder for this user alone unless it is there; throws (`EROFS`, `EACCES` …) when it cannot be written. */
export function openFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  accessSync(folder, constants.W_OK);
}

const ENQUIRY_PATH = "/api/enquiry";

/** The links whose page asks before they act. */
export const LINKS = {
  confirm: { path: "/api/subscribe/confirm", days: 7 },
  unsubscribe: { path: "/api/unsubscribe", days: 3650 },
  answered: { path: ENQUIRY_PATH, days: 180 },
  booked: { path: ENQUIRY_PATH, days: 180 },
  lost: { path: ENQUIRY_PATH, days: 180 },
  delete: { path: ENQUIRY_PATH, days: 730 },
  quote: { path: "/api/quote", days: 730 },
  review: { path: "/api/review", days: 60 },
} as const;
type LinkPurpose = keyof typeof LINKS;

export interface Token {
  /** A sign-in leads to a page of the editor, and a passkey signs what is no link. */
  purpose: LinkPurpose | "sign-in" | "passkey";
  id: string;
  round?: number | undefined;
  letter?: string | undefined;
  expiresAt: number;
}

function sign(secret: string, body: string): Buffer {
  return createHmac("sha256", secret).update(`token:${body}`).digest();
}

/** Writes a token as text for a link: readable by anybody, made only by us. It holds ids, never personal data. */
export function signToken(secret: string, token: Token): string {
  const body = Buffer.from(JSON.stringify(token)).toString("base64url");
  return `${body}.${sign(secret, body).toString("base64url")}`;
}

/** Reads a token; `undefined` when it was changed, made by somebody else, or is too old. */
export function readToken(secret: string, text: unknown, now: number): Token | undefined {
  if (typeof text !== "string" || text.length > 1000) return undefined;
  const [body = "", signature = ""] = text.split(".");
  const given = Buffer.from(signature, "base64url");
  const expected = sign(secret, body);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const token = JSON.parse(Buffer.from(body, "base64url").toString("utf8")) as Token;
  return token.expiresAt > now ? token : undefined;
}

export interface LinkContext {
  siteUrl: string;
  getSecret(): string;
  now: number;
}

export function createLink(
  context: LinkContext,
  what: Pick<Token, "id" | "round" | "letter"> & { purpose: LinkPurpose },
): string {
  const { path, days } = LINKS[what.purpose];
  const token = { ...what, expiresAt: context.now + days * DAY_MS };
  return `${context.siteUrl}${path}?token=${signToken(context.getSecret(), token)}`;
}

/**
 * Creates the link that signs in. Nothing happens by opening it: browsers do not send what follows `#`, and the page posts it when its
 * button is pressed.
 */
export function createSignInLink(
  { siteUrl, getSecret }: LinkContext,
  { id, expiresAt }: Pick<Token, "id" | "expiresAt">,
): string {
  return `${siteUrl}/admin/sign-in#token=${signToken(getSecret(), { purpose: "sign-in", id, expiresAt })}`;
}

/** Creates the link to the inbox, or to a place in it: one enquiry's reference, or a view; who is not signed in signs in first. */
export function createInboxLink({ siteUrl }: Pick<LinkContext, "siteUrl">, place?: string): string {
  return `${siteUrl}/admin/enquiries${place === undefined ? "" : `#${place}`}`;
}
