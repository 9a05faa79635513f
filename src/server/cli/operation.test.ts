/** @jest-environment node */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

import { createEnquiry } from "../../testing/create-enquiry";
import { readMails } from "../../testing/read-mails";
import { readJson, setUpTestSite } from "../../testing/set-up-test-site";
import { runEnquiriesCommand } from "./enquiries-command";
import { getOutboxPassword } from "../platform/secrets";

const site = setUpTestSite();

const send = async (change: object = {}) => {
  const words = { name: "=1+1", email: "ana@example.com", message: 'say "hi"\nplease', lang: "en" };
  const { body } = await readJson(await site.postJson("/api/contact", { ...words, ...change }));
  return body["reference"] as string;
};
const run = async (...words: string[]) =>
  runEnquiriesCommand(words, {
    store: await site.store(),
    retentionDays: 730,
    now: Date.now(),
  });

describe("npm run enquiries", () => {
  it("lists and shows", async () => {
    expect(await run("list")).toBe("There are no enquiries yet.\n");
    const reference = await send();
    expect(await run("list")).toMatch(
      new RegExp(
        `^${reference}.*contact  en  new  =1\\+1  \\[agency-contact delivered, visitor-contact delivered\\]\n$`,
      ),
    );
    expect(JSON.parse(await run("show", reference.toLowerCase()))).toMatchObject({
      reference,
      payload: { email: "ana@example.com" },
    });
    await expect(run("show", "PA-XXXXX")).rejects.toThrow("There is no enquiry PA-XXXXX");
  });

  it("takes an enquiry off the suspects and has it mailed", async () => {
    const reference = await send({ topic_2: "x", message: "http://spam.example" });
    expect(await run("list")).toContain("suspected: honeypot");
    expect(await run("retry", reference)).toContain("Mails that are due now: 2");
    const authorization = `Bearer ${getOutboxPassword("s".repeat(40))}`;
    await site.postJson("/api/outbox", {}, { authorization });
    expect(Object.keys(await readMails(site.env.dataDir)).sort()).toEqual([
      "agency-contact",
      "visitor-contact",
    ]);
  });

  it("purges no more than a tenth unless it is forced to", async () => {
    const store = await site.store();
    for (let count = 0; count < 5; count += 1)
      await store.enquiries.accept(createEnquiry({ mails: [] }), Date.now() - 800 * 24 * 60 * 60_000);
    await expect(run("purge")).rejects.toThrow(
      /5 of 5 enquiries would go.*RETENTION_DAYS is 730.*purge --force/,
    );
    expect(await readJson(await site.get("/api/health"))).toMatchObject({ body: { purgeRefused: 5 } });
    expect(await run("purge", "--force")).toBe(
      "Deleted: 5 enquiries, 0 held as possible spam, 0 subscribers.\n",
    );
    expect(await store.marks.get("purge-refused")).toBe(0);
  });
});

describe("POST /api/outbox", () => {
  const SECRET = "s".repeat(40);
  it.each([undefined, "Bearer wrong", "Bearer ", `Bearer ${SECRET}`, `bearer${getOutboxPassword(SECRET)}`])(
    "is for those who know its password, not for %j",
    async (authorization) => {
      const response = await fetch(`${site.url}/api/outbox`, {
        method: "POST",
        headers: authorization === undefined ? {} : { authorization },
      });
      expect([response.status, await response.json()]).toEqual([401, { code: "unauthorized" }]);
    },
  );

  it("is opened by Netlify's scheduled function, which sends the secret nowhere", async () => {
    const run = (secret: string) => {
      const settings = JSON.stringify({ SITE_URL: site.url, SECRET: secret });
      const file = JSON.stringify(join(process.cwd(), "netlify/functions/scheduled.mjs"));
      const script = `globalThis.Netlify = { env: { get: (name) => (${settings})[name] } };
        const { default: runScheduled } = await import(${file});
        await runScheduled();`;
      return promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
    };
    expect((await run(SECRET)).stdout).toContain('"status":200');
    await expect(run("x".repeat(40))).rejects.toThrow("/api/outbox answered 401");
  });
});
