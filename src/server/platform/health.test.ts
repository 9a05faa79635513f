/** @jest-environment node */
import { statSync } from "node:fs";
import { join } from "node:path";

import { version } from "../../../package.json";
import { createEnquiry } from "../../testing/create-enquiry";
import { readJson, setUpTestSite } from "../../testing/set-up-test-site";
import type { MailKind } from "../mail/outbox-row";

const site = setUpTestSite();

const read = async (query = "") => {
  const { status, body } = await readJson(await site.get(`/api/health${query}`));
  return [status, body];
};
/** Up to 50 s off, which a slow machine needs. */
const secondsAbout = (seconds: number): unknown => expect.closeTo(seconds, -2);
const accept = async (mail: MailKind, ageMs: number) => {
  const mails = [{ mail, recipient: "a@example.com" }];
  await (await site.store()).enquiries.accept(createEnquiry({ mails }), Date.now() - ageMs);
};

describe("GET /api/health", () => {
  it("says that all is well", async () => {
    const mail = { due: 0, givenUp: 0, perhapsDelivered: 0, oldestSeconds: 0, agencyOldestSeconds: 0 };
    expect(await read()).toEqual([200, { status: "ok", version, store: "writable", mail, purgeRefused: 0 }]);
  });

  it("calls a person when the agency's own mail waits for more than an hour", async () => {
    await accept("agency-contact", 3_700_000);
    expect(await read()).toMatchObject([
      503,
      { status: "mail-late", mail: { agencyOldestSeconds: secondsAbout(3700) } },
    ]);
    expect(await read("?ready")).toMatchObject([200, { status: "ready" }]);
  });

  it("calls nobody when a mail to a visitor waits for days; it is a figure", async () => {
    await accept("visitor-contact", 70 * 3_600_000);
    expect(await read()).toMatchObject([
      200,
      { status: "ok", mail: { due: 1, oldestSeconds: secondsAbout(252_000), agencyOldestSeconds: 0 } },
    ]);
  });

  it("calls a person when nothing can be stored, and still says that the process lives", async () => {
    await (await site.store()).close();
    const failure = [503, { status: "store-unavailable", version, store: "unavailable" }];
    expect([await read(), await read("?ready")]).toEqual([failure, failure]);
    expect(await read("?live")).toEqual([200, { status: "live", version }]);
  });
});

describe("strangers who ask for the health again and again", () => {
  it("cause one test write in ten seconds, also when they ask at the same time", async () => {
    const store = await site.store();
    const writes = jest.spyOn(store, "assertWritable");
    const walSize = () => statSync(join(site.env.dataDir, "enquiries.db-wal")).size;
    await Promise.all(Array.from({ length: 20 }, () => read()));
    const before = walSize();
    for (let count = 0; count < 20; count += 1) await read(count % 2 === 0 ? "" : "?ready");
    expect(writes).toHaveBeenCalledTimes(1);
    expect(walSize()).toBe(before);
  });
});
