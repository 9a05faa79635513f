/** @jest-environment node */
import { setTimeout as sleep } from "node:timers/promises";

import { CONTACT } from "../testing/create-enquiry";
import { startPostgres } from "../testing/start-postgres.mjs";
import { startTestSite } from "../testing/set-up-test-site";
import { captureLog } from "../testing/capture-log";
import { makeTemporaryFolder } from "../testing/temporary-folder";

it.each(["stop", "kill"] as const)(
  "tells posts while PostgreSQL is away (%s), and goes on by itself when it is back",
  async (end) => {
    captureLog();
    const folder = makeTemporaryFolder();
    let postgres = await startPostgres(folder);
    const port = Number(new URL(postgres.url).port);
    const site = await startTestSite({ DATABASE_URL: postgres.url });
    const post = async () => {
      const response = await fetch(`${site.url}/api/contact`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(CONTACT),
      });
      return { status: response.status, ...((await response.json()) as { reference?: string }) };
    };
    const getHealth = async () => (await fetch(`${site.url}/api/health`)).status;
    try {
      const before = await post();
      await postgres[end]();
      for (let count = 0; count < 3; count += 1)
        expect(await post()).toEqual({ status: 500, code: "server-error" });
      expect(await getHealth()).toBe(503);
      postgres = await startPostgres(folder, port);
      const after = await post();
      expect([before, after]).toMatchObject([{ status: 200 }, { status: 200 }]);
      // A failure is told to all who ask within a second.
      await sleep(1_100);
      expect(await getHealth()).toBe(200);
      const stored = (await (await site.store()).enquiries.list(10)).map(({ reference }) => reference);
      expect(stored.sort()).toEqual([before.reference, after.reference].sort());
    } finally {
      await site.stop();
      await postgres.stop();
    }
  },
  60_000,
);
