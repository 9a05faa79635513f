import { setTimeout as sleep } from "node:timers/promises";

import { captureLog } from "./capture-log";
import { startPostgres, type TestPostgres } from "./start-postgres.mjs";
import { startSmtp, type TestSmtp } from "./start-smtp";
import { startTestSite, type TestSite } from "./set-up-test-site";

/** A mail server that replies to `MAIL FROM` after 300 ms. */
const SLOW = {
  onMailFrom: (_address: unknown, _session: unknown, done: () => void) => void sleep(300).then(done),
};

const NOISE_MS = 120;

/** How long answers took, in milliseconds, for addresses that are known and for others. */
export interface AnswerTimes {
  known: number[];
  unknown: number[];
}

const getMedian = (times: readonly number[]) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

/** Posts JSON to a site; gets the status, the text, and how long the answer took in milliseconds. */
export async function measurePost(site: TestSite, path: string, body: object) {
  const began = performance.now();
  const response = await fetch(site.url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, text, ms: performance.now() - began };
}

interface ComparedPosts {
  /** Posts for so many known and unknown addresses by turns; gets the times, one of each kind of post. */
  measure: (site: TestSite, rounds: number) => Promise<AnswerTimes[]>;
  rounds: number;
  /** How many mails have left in the posts themselves after three rounds on a serverless host. */
  mails: number;
}

/** Describes that answers take as long for a known address as for an unknown one, on one machine and on a serverless host. */
export function describeAnswerTimes(title: string, { measure, rounds, mails }: ComparedPosts): void {
  let smtp: TestSmtp;
  let site: TestSite | undefined;
  jest.setTimeout(60_000);
  beforeEach(async () => {
    captureLog();
    smtp = await startSmtp(SLOW);
  });
  afterEach(async () => {
    await site?.stop();
    await smtp.stop();
  });

  async function expectEqualTimes(variables: Record<string, string>, count: number): Promise<void> {
    site = await startTestSite(variables);
    for (const { known, unknown } of await measure(site, count)) {
      expect(Math.abs(getMedian(unknown) - getMedian(known))).toBeLessThan(NOISE_MS);
      expect(Math.min(...unknown)).toBeGreaterThan(200);
    }
  }

  describe(title, () => {
    it("on one machine", () => expectEqualTimes({}, rounds));

    describe("on a serverless host", () => {
      let postgres: TestPostgres;
      beforeAll(async () => {
        postgres = await startPostgres();
      }, 60_000);
      afterAll(() => postgres.stop(), 60_000);

      it("whose mails leave before the answer, by a slow mail server", async () => {
        const DATABASE_URL = await postgres.createDatabase();
        await expectEqualTimes({ AWS_LAMBDA_FUNCTION_NAME: "site", DATABASE_URL, SMTP_URL: smtp.url }, 3);
        expect(smtp.mails).toHaveLength(mails);
      });
    });
  });
}
