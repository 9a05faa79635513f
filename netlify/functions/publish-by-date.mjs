/* global Netlify -- See https://docs.netlify.com/build/functions/api/ */

const [MINUTE_MS, HOUR_MS] = [60_000, 60 * 60_000];

/** A build that fails is tried again with each look for an hour, then once an hour: builds are paid for. */
function isTimeForABuild(nextChange, now) {
  return now < nextChange + HOUR_MS || now % HOUR_MS < 10 * MINUTE_MS;
}

/**
 * Every ten minutes: starts a build when an offer or the notice has to appear or disappear by its dates. The moment is noted in the
 * deployed site (`scripts/lib/build-state.mjs`), so that a build which is live ends it.
 */
export default async function publishByDate() {
  const hook = Netlify.env.get("BUILD_HOOK_URL");
  const address = Netlify.env.get("SITE_URL") || Netlify.env.get("URL");
  if (!hook || !address) return;
  const note = await fetch(new URL("/next-change.json", address));
  const nextChange = note.ok ? await note.json() : null;
  const now = Date.now();
  if (nextChange === null || nextChange > now || !isTimeForABuild(nextChange, now)) return;
  const answer = await fetch(hook, { method: "POST", body: "{}" });
  console.log(JSON.stringify({ event: "publish-by-date", status: answer.status }));
  if (!answer.ok) throw new Error(`The build hook answered ${answer.status}.`);
}

/** Read by Netlify when it deploys: five fields as in cron, in UTC. */
export const config = { schedule: "*/10 * * * *" };
