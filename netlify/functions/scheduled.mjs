/* global Netlify -- See https://docs.netlify.com/build/functions/api/ */

import { createHmac } from "node:crypto";

/** The password of /api/outbox, as `src/server/platform/secrets.ts` derives it; the secret itself is sent nowhere. */
const getPassword = (secret) => createHmac("sha256", secret).update("outbox-password:1").digest("base64url");

const getAddress = () => Netlify.env.get("SITE_URL") || Netlify.env.get("URL");

/**
 * Has the outbox deliver the mails that did not leave at once, and delete what has been kept long enough. Nothing else does, because no
 * process of a serverless host lives on between requests.
 */
async function deliverMails() {
  const secret = Netlify.env.get("SECRET");
  if (!getAddress() || !secret)
    throw new Error("deliver-mails needs SECRET, and SITE_URL or Netlify's own URL.");
  const response = await fetch(new URL("/api/outbox", getAddress()), {
    method: "POST",
    headers: { Authorization: `Bearer ${getPassword(secret)}` },
  });
  const text = await response.text();
  console.log(
    JSON.stringify({ event: "deliver-mails", status: response.status, answer: text.slice(0, 200) }),
  );
  if (!response.ok) throw new Error(`/api/outbox answered ${response.status}.`);
}

const [FIVE_MINUTES_MS, HOUR_MS] = [5 * 60_000, 60 * 60_000];

/** A build that fails is tried again every five minutes for an hour, then once an hour: builds are paid for. */
function isTimeForABuild(nextChange, now) {
  return now < nextChange + HOUR_MS || now % HOUR_MS < FIVE_MINUTES_MS;
}

/**
 * Starts a build when an offer or the notice has to appear or disappear by its dates. The moment is noted in the deployed site
 * (`src/content/documents/content-program.ts`), so that a build which is live ends it.
 */
async function publishByDate() {
  const hook = Netlify.env.get("BUILD_HOOK_URL");
  if (!hook || !getAddress()) return;
  const note = await fetch(new URL("/next-change.json", getAddress()));
  const nextChange = note.ok ? await note.json() : null;
  const now = Date.now();
  if (nextChange === null || nextChange > now || !isTimeForABuild(nextChange, now)) return;
  const response = await fetch(hook, { method: "POST", body: "{}" });
  console.log(JSON.stringify({ event: "publish-by-date", status: response.status }));
  if (!response.ok) throw new Error(`The build hook answered ${response.status}.`);
}

export default async function runScheduled() {
  const results = await Promise.allSettled([deliverMails(), publishByDate()]);
  const failed = results.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
}

/** Read by Netlify when it deploys: five fields as in cron, in UTC. */
export const config = { schedule: "*/5 * * * *" };
