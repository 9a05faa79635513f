import { createHash } from "node:crypto";

import type { SubscribeRequest } from "../../contracts/subscribe";
import { isTrapped, type Outcome, type Submission } from "../http/submission";
import { log } from "../log";
import { getNewsletter } from "../site-settings";
import { getStore } from "../store/get-store";

/** Names the wording that was agreed to by its hash. */
function getTextVersion(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/** Accepts the wish for the newsletter. The reply is the same for every address, known or not. */
export async function acceptSubscription(submission: Submission<SubscribeRequest>): Promise<Outcome> {
  const { data, rate, now } = submission;
  const store = await getStore();
  const consent = {
    at: new Date(now).toISOString(),
    page: data.source,
    locale: data.lang,
    textVersion: getTextVersion(getNewsletter(data.lang).consent),
  };
  const suspected = isTrapped(data);
  const result = await store.subscribers.subscribe(
    { email: data.email.toLowerCase(), consent, suspected, rate },
    now,
  );
  if (result.outcome === "limited") return result;
  log.info("subscription-accepted", { suspected });
  return { outcome: "accepted" };
}
