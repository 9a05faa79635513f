/* global Netlify -- See https://docs.netlify.com/build/functions/api/ */

import { createHmac } from "node:crypto";

/** The password of /api/outbox, as `src/server/cli/outbox-password.ts` derives it; the secret itself is sent nowhere. */
const getPassword = (secret) => createHmac("sha256", secret).update("outbox-password:1").digest("base64url");

/**
 * Every five minutes: has the outbox deliver the mails that did not leave at once, and delete what has been kept long enough. Nothing else does,
 * because no process of a serverless host lives on between requests.
 */
export default async function deliverMails() {
  const address = Netlify.env.get("SITE_URL") || Netlify.env.get("URL");
  const secret = Netlify.env.get("SECRET");
  if (!address || !secret) throw new Error("deliver-mails needs SECRET, and SITE_URL or Netlify's own URL.");
  const answer = await fetch(new URL("/api/outbox", address), {
    method: "POST",
    headers: { Authorization: `Bearer ${getPassword(secret)}` },
  });
  const text = await answer.text();
  console.log(JSON.stringify({ event: "deliver-mails", status: answer.status, answer: text.slice(0, 200) }));
  if (!answer.ok) throw new Error(`/api/outbox answered ${answer.status}.`);
}

/** Read by Netlify when it deploys: five fields as in cron, in UTC. */
export const config = { schedule: "*/5 * * * *" };
