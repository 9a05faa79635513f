import { createHmac } from "node:crypto";

const DAY_MS = 24 * 60 * 60_000;

/** Makes the path of a quote's page, with the link's token as the site signs it. */
export function getQuotePath(secret, id) {
  const token = { purpose: "quote", id, expiresAt: Date.now() + 30 * DAY_MS };
  const body = Buffer.from(JSON.stringify(token)).toString("base64url");
  const signature = createHmac("sha256", secret).update(`token:${body}`).digest("base64url");
  return `/api/quote?token=${body}.${signature}`;
}
