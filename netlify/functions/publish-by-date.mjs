/* global Netlify -- See https://docs.netlify.com/build/functions/api/ */

/**
 * Every ten minutes: starts a build when an offer or the notice has to appear or disappear by its dates. The moment is noted in the
 * deployed site (`src/deployment/netlify/prepare-deploy.ts`), so that a build which is live ends it.
 */
export default async function publishByDate() {
  const hook = Netlify.env.get("BUILD_HOOK_URL");
  const address = Netlify.env.get("SITE_URL") || Netlify.env.get("URL");
  if (!hook || !address) return;
  const note = await fetch(new URL("/next-change.json", address));
  const nextChange = note.ok ? await note.json() : null;
  if (nextChange === null || nextChange > Date.now()) return;
  const answer = await fetch(hook, { method: "POST", body: "{}" });
  console.log(JSON.stringify({ event: "publish-by-date", status: answer.status }));
  if (!answer.ok) throw new Error(`The build hook answered ${answer.status}.`);
}

/** Read by Netlify when it deploys: five fields as in cron, in UTC. */
export const config = { schedule: "*/10 * * * *" };
