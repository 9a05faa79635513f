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

async function measure(site: TestSite, path: string, body: object, status: number): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${site.url}/api/staff/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(status);
  return performance.now() - began;
}

const getMedian = (times: readonly number[]) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

/** Asks for mails and guesses codes by turns, for an address that is known and for one that is not, and compares the times. */
async function expectEqualTimes(site: TestSite, rounds: number): Promise<void> {
  const { people } = (await site.store()).staff;
  for (let index = 0; index < rounds; index += 1)
    await people.add(
      { email: `known-${index}@example.com`, name: "Ana", locale: "es", role: "staff" },
      Date.now(),
    );
  for (const [path, more, status] of [
    ["sign-in", { lang: "en" }, 200],
    ["session", { code: "000000" }, 401],
  ] as const) {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let index = 0; index < rounds; index += 1)
      for (const kind of ["known", "unknown"] as const)
        times[kind].push(
          await measure(site, path, { ...more, email: `${kind}-${index}@example.com` }, status),
        );
    expect(Math.abs(getMedian(times.unknown) - getMedian(times.known))).toBeLessThan(NOISE_MS);
    expect(Math.min(...times.unknown)).toBeGreaterThan(200);
  }
}

describe("asking for a mail, and a wrong code, take as long for a known address as for an unknown one", () => {
  it("on one machine", async () => {
    site = await startTestSite();
    await expectEqualTimes(site, 6);
  });

  describe("on a serverless host", () => {
    let postgres: TestPostgres;
    beforeAll(async () => {
      postgres = await startPostgres();
    }, 60_000);
    afterAll(() => postgres.stop(), 60_000);

    it("whose mails leave before the answer, by a slow mail server", async () => {
      site = await startTestSite({
        AWS_LAMBDA_FUNCTION_NAME: "sign-in",
        DATABASE_URL: await postgres.createDatabase(),
        SMTP_URL: smtp.url,
      });
      await expectEqualTimes(site, 3);
      expect(smtp.mails).toHaveLength(3);
    });
  });
});
