import { createHmac, timingSafeEqual } from "node:crypto";

import { DAY_MS } from "../../domain/booking/calendar-day";

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
