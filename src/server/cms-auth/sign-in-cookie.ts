import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

import type { SignIn } from "./get-sign-in";

/** What the browser keeps between the two requests of a sign-in: its state, and the secret half of PKCE. */
export interface PendingSignIn {
  state: string;
  verifier: string;
  expiresAt: number;
}

/** The settings on which the cookie depends. */
type CookieSettings = Pick<SignIn, "origin" | "secret">;

const LIFE_SECONDS = 600;

/** On the owner's own machine there is no https, which the `__Host-` name demands. */
function isSecure(origin: string): boolean {
  return origin.startsWith("https:");
}

function getName(origin: string): string {
  return isSecure(origin) ? "__Host-decap-oauth" : "decap-oauth";
}

function formatCookie(origin: string, value: string, maxAge: number): string {
  const secure = isSecure(origin) ? "; Secure" : "";
  return `${getName(origin)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}

/** Starts a sign-in that may take ten minutes. */
export function createPendingSignIn(now: number): PendingSignIn {
  const random = () => randomBytes(32).toString("base64url");
  return { state: random(), verifier: random(), expiresAt: now + LIFE_SECONDS * 1000 };
}

/** Gets the public half of PKCE (S256). */
export function getChallenge(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

function sign(secret: string, text: string): string {
  return createHmac("sha256", secret).update(`sign-in:${text}`).digest("base64url");
}

/** Writes the cookie with a signature: the browser's owner must not choose until when the sign-in is good. */
export function formatSignInCookie(
  { origin, secret }: CookieSettings,
  { state, verifier, expiresAt }: PendingSignIn,
): string {
  const text = `${state}.${verifier}.${expiresAt}`;
  return formatCookie(origin, `${text}.${sign(secret, text)}`, LIFE_SECONDS);
}

export function formatClearedCookie(origin: string): string {
  return formatCookie(origin, "", 0);
}

/** Compares in a time that does not depend on where the texts differ. */
export function isSameState(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Reads the pending sign-in out of a `Cookie` header; `undefined` when it is not the one that was written here. */
export function readSignInCookie(
  { origin, secret }: CookieSettings,
  header: string | undefined,
): PendingSignIn | undefined {
  const prefix = `${getName(origin)}=`;
  const cookies = (header ?? "").split(/;\s*/).filter((cookie) => cookie.startsWith(prefix));
  // Two cookies of the same name: a page on a sibling host has set one of them.
  if (cookies.length !== 1) return undefined;
  const [, text = "", signature = ""] = /^(.*)\.([^.]*)$/.exec((cookies[0] ?? "").slice(prefix.length)) ?? [];
  if (!isSameState(signature, sign(secret, text))) return undefined;
  const [state = "", verifier = "", expiresAt = ""] = text.split(".");
  return { state, verifier, expiresAt: Number(expiresAt) };
}
