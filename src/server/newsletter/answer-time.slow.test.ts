/** @jest-environment node */
import { describeAnswerTimes, measurePost, type AnswerTimes } from "../../testing/describe-answer-times";
import type { TestSite } from "../../testing/set-up-test-site";

async function subscribe(site: TestSite, email: string): Promise<number> {
  const { text, ms } = await measurePost(site, "/api/subscribe", { email, lang: "en" });
  expect(text).toBe('{"confirmed":true}');
  return ms;
}

async function confirm(site: TestSite, email: string): Promise<void> {
  const { subscribers } = await site.store();
  const subscriber = await subscribers.getByEmail(email);
  expect(await subscribers.confirm(subscriber?.id ?? "", 1, Date.now())).toBe(true);
}

/** Subscribes known and unknown addresses by turns, two at a time. */
async function measure(site: TestSite, rounds: number): Promise<AnswerTimes[]> {
  const known = Array.from({ length: rounds }, (_, index) => `known-${index}@example.com`);
  await Promise.all(known.map((email) => subscribe(site, email)));
  for (const email of known) await confirm(site, email);
  const times: AnswerTimes = { known: [], unknown: [] };
  for (const [index, email] of known.entries()) {
    const pair = [subscribe(site, `unknown-${index}@example.com`), subscribe(site, email)];
    const [unknown = 0, again = 0] = await Promise.all(pair);
    times.unknown.push(unknown);
    times.known.push(again);
  }
  return [times];
}

// Both mails of three addresses: they left in the posts themselves.
describeAnswerTimes("the answer to a subscription takes as long for a known address as for an unknown one", {
  ...{ measure, rounds: 8, mails: 6 },
});
