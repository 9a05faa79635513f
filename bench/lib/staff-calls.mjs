import { createHmac } from "node:crypto";

import { openEditorSession } from "../../scripts/lib/open-editor-session.mjs";
import { SECRET } from "./proof.mjs";

const DAY_MS = 24 * 60 * 60_000;

/** Returns the day a number of days from today. */
export const inDays = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Signs in by the printed link. Returns `call`: a query without a body, a mutation or a post with one. Whatever is not 2xx is thrown, with its
 * `status`. `at` is another process of the same site, whose cookie has its port in its name.
 */
export async function signIn(url, dataDir) {
  const [, session] = (await openEditorSession(url, dataDir)).split("=");
  return async function call(path, body, at = url) {
    const response = await fetch(`${at}/api/${path}`, {
      headers: { cookie: `staff-${new URL(at).port}=${session}`, "content-type": "application/json" },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
    const reply = await response.json();
    const { status, ok } = response;
    if (!ok) throw Object.assign(new Error(`${path}: ${status} ${JSON.stringify(reply)}`), { status });
    return reply.result?.data ?? reply;
  };
}

/** Makes the path of a query with its input. */
export const toQuery = (name, input) =>
  `staff/${name}?${new URLSearchParams({ input: JSON.stringify(input) })}`;

/** Accepts a quote as its page does, by a link as the site signs it. Returns the status. */
export async function acceptQuote(url, id) {
  const token = { purpose: "quote", id, expiresAt: Date.now() + 30 * DAY_MS };
  const body = Buffer.from(JSON.stringify(token)).toString("base64url");
  const signature = createHmac("sha256", SECRET).update(`token:${body}`).digest("base64url");
  const response = await fetch(`${url}/api/quote?token=${body}.${signature}`, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "answer=accept",
  });
  await response.text();
  return response.status;
}
