/** @jest-environment node */
import { setTimeout as sleep } from "node:timers/promises";

import { captureLog } from "../../testing/capture-log";
import { startPostgres, type TestPostgres } from "../../testing/start-postgres.mjs";
import { startSmtp, type TestSmtp } from "../../testing/start-smtp";
import { startTestSite, type TestSite } from "../../testing/start-test-site";

jest.setTimeout(60_000);

/** A mail server that thinks for 300 ms before it lets anybody write. */
const SLOW = {
  onMailFrom: (_address: unknown, _session: unknown, done: () => void) => void sleep(300).then(done),
};

/** What a loaded machine adds to one answer and not to the other. */
const NOISE_MS = 120;

let smtp: TestSmtp;
let site: TestSite | undefined;
beforeEach(async () => {
  captureLog();
  smtp = await startSmtp(SLOW);
});
afterEach(async () => {
  await site?.stop();
  await smtp.stop();
});

async function subscribe(site: TestSite, email: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${site.url}/api/subscribe`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, lang: "en" }),
  });
  expect(await response.text()).toBe('{"confirmed":true}');
  return performance.now() - began;
}

async function confirm(site: TestSite, email: string): Promise<void> {
  const { subscribers } = await site.store();
  const subscriber = await subscribers.getByEmail(email);
  expect(await subscribers.confirm(subscriber?.id ?? "", 1, Date.now())).toBe(true);
}

const getMedian = (times: readonly number[]) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

/** Subscribes known and unknown addresses by turns, two at a time, and compares how long the answers take. */
async function expectEqualTimes(site: TestSite, rounds: number): Promise<void> {
  const known = Array.from({ length: rounds }, (_, index) => `known-${index}@example.com`);
  await Promise.all(known.map((email) => subscribe(site, email)));
  for (const email of known) await confirm(site, email);
  const times = { known: [] as number[], unknown: [] as number[] };
  for (const [index, email] of known.entries()) {
    const pair = [subscribe(site, `unknown-${index}@example.com`), subscribe(site, email)];
    const [unknown = 0, again = 0] = await Promise.all(pair);
    times.unknown.push(unknown);
    times.known.push(again);
  }
  expect(Math.abs(getMedian(times.unknown) - getMedian(times.known))).toBeLessThan(NOISE_MS);
  expect(Math.min(...times.unknown)).toBeLessThan(Math.max(...times.known) + NOISE_MS);
}

describe("the answer to a subscription takes as long for a known address as for an unknown one", () => {
  it("on one machine", async () => {
    site = await startTestSite();
    await expectEqualTimes(site, 8);
  });

  describe("on a serverless host", () => {
    let postgres: TestPostgres;
    beforeAll(async () => {
      postgres = await startPostgres();
    }, 60_000);
    afterAll(() => postgres.stop(), 60_000);

    it("whose mails leave before the answer, by a slow mail server", async () => {
      site = await startTestSite({
        AWS_LAMBDA_FUNCTION_NAME: "subscribe",
        DATABASE_URL: await postgres.createDatabase(),
        SMTP_URL: smtp.url,
      });
      await expectEqualTimes(site, 3);
      // Both mails of three addresses: they left in the posts themselves.
      expect(smtp.mails).toHaveLength(6);
    });
  });
});
