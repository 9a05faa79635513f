/** @jest-environment node */
import { describeAnswerTimes, measurePost, type AnswerTimes } from "../../testing/describe-answer-times";
import type { TestSite } from "../../testing/set-up-test-site";

const POSTS = [
  ["/api/staff/session.requestMail", { lang: "en" }, 200],
  ["/api/staff/session.open", { code: "000000" }, 401],
] as const;

/** Asks for mails and guesses codes by turns, for an address that is known and for one that is not. */
async function measure(site: TestSite, rounds: number): Promise<AnswerTimes[]> {
  const { people } = (await site.store()).staff;
  const person = { name: "Ana", locale: "es", role: "staff" } as const;
  for (let index = 0; index < rounds; index += 1)
    await people.add({ ...person, email: `known-${index}@example.com` }, Date.now());
  const all: AnswerTimes[] = [];
  for (const [path, more, expected] of POSTS) {
    const times: AnswerTimes = { known: [], unknown: [] };
    for (let index = 0; index < rounds; index += 1)
      for (const kind of ["known", "unknown"] as const) {
        const { status, ms } = await measurePost(site, path, {
          ...more,
          email: `${kind}-${index}@example.com`,
        });
        expect(status).toBe(expected);
        times[kind].push(ms);
      }
    all.push(times);
  }
  return all;
}

describeAnswerTimes(
  "asking for a mail, and a wrong code, take as long for a known address as for an unknown one",
  {
    ...{ measure, rounds: 6, mails: 3 },
  },
);
