/** @jest-environment node */
import { setTimeout as sleep } from "node:timers/promises";

import { addSubscribers, listPeople } from "../../testing/add-subscribers";
import { captureLog } from "../../testing/capture-log";
import { startTestSite, type TestSite } from "../../testing/set-up-test-site";
import { startPostgres, type TestPostgres } from "../../testing/start-postgres.mjs";
import { startSmtp, type TestSmtp } from "../../testing/start-smtp";

/** A mail server that replies to `MAIL FROM` after 300 ms. */
const SLOW = {
  onMailFrom: (_address: unknown, _session: unknown, done: () => void) => void sleep(300).then(done),
};
const NOISE_MS = 120;
const POSTS = [
  ["/api/staff/session.requestMail", { lang: "en" }, 200],
  ["/api/staff/session.open", { code: "000000" }, 401],
  ["/api/subscribe", { lang: "en" }, 200],
] as const;

const getMedian = (times: readonly number[]) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

/** Posts for addresses of staff and subscribers, and for unknown ones by turns. */
async function expectEqualTimes(site: TestSite, rounds: number): Promise<void> {
  const store = await site.store();
  const known = listPeople(rounds).map(({ email }) => email);
  await addSubscribers(store, listPeople(rounds), Date.now() - 60_000);
  for (const email of known)
    await store.staff.people.add({ email, name: email, locale: "es", role: "staff" }, Date.now());
  for (const [path, more, expected] of POSTS) {
    const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
    const post = async (kind: keyof typeof times, email: string) => {
      const began = performance.now();
      const response = await fetch(site.url + path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...more, email }),
      });
      await response.text();
      times[kind].push(performance.now() - began);
      expect([path, response.status]).toEqual([path, expected]);
    };
    for (const email of known) {
      await post("unknown", `un${email}`);
      await post("known", email);
    }
    expect(Math.abs(getMedian(times.unknown) - getMedian(times.known))).toBeLessThan(NOISE_MS);
    expect(Math.min(...times.unknown)).toBeGreaterThan(200);
  }
}

describe("an answer takes as long for a known address as for an unknown one", () => {
  let smtp: TestSmtp;
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
    smtp = await startSmtp(SLOW);
  }, 60_000);
  afterAll(async () => {
    await smtp.stop();
    await postgres.stop();
  }, 60_000);
  beforeEach(() => void captureLog());

  it("on one machine", async () => {
    const site = await startTestSite();
    await expectEqualTimes(site, 8);
    await site.stop();
  }, 60_000);

  it("on a serverless host whose mails leave before the answer, by a slow mail server", async () => {
    const DATABASE_URL = await postgres.createDatabase();
    const site = await startTestSite({ AWS_LAMBDA_FUNCTION_NAME: "site", DATABASE_URL, SMTP_URL: smtp.url });
    await expectEqualTimes(site, 3);
    expect(smtp.mails).toHaveLength(6);
    await site.stop();
  }, 60_000);
});
