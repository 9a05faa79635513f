/** @jest-environment node */
import { version } from "../../../package.json";
import { captureLog } from "../../testing/capture-log";
import { readMails } from "../../testing/read-mails";
import { startTestSite, type TestSite } from "../../testing/start-test-site";
import { runEnquiriesCommand } from "./enquiries-command";

let site: TestSite;
beforeEach(async () => {
  captureLog();
  site = await startTestSite();
});
afterEach(() => site.stop());

const send = async (change: object = {}) => {
  const body = JSON.stringify({
    name: "=1+1",
    email: "ana@example.com",
    message: 'say "hi"\nplease',
    lang: "en",
    ...change,
  });
  const response = await fetch(`${site.url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  return ((await response.json()) as { reference: string }).reference;
};
const run = async (...words: string[]) =>
  runEnquiriesCommand(words, {
    store: await site.store(),
    agencyEmails: ["agency@example.com"],
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

  it("exports a table in which nothing is a formula", async () => {
    await send({ phone: "+1 809 555 0123", message: 'say "hi"\nplease;=1+1' });
    const csv = await run("export", "--format", "csv");
    expect(csv).toContain(`"'=1+1"`);
    expect(csv).toContain(`"say ""hi""\nplease;'=1+1"`);
    expect(csv).toContain(`"'+1 809 555 0123"`);
    expect(await run("export", "--what", "subscribers")).toContain('"email"');
  });

  it("stops sending the mails of an enquiry, and begins again", async () => {
    const reference = await send({ website: "x" });
    await run("retry", reference);
    expect(await run("give-up", reference)).toBe("Mails that were given up: 2.\n");
    expect(await (await site.store()).outbox.getState()).toMatchObject({ due: 0, givenUp: 2 });
    expect(await run("retry", reference)).toContain("Mails that are due now: 2");
    await expect(run("give-up", "PA-00000")).rejects.toThrow("There is no enquiry PA-00000");
  });

  it("takes an enquiry off the suspects and has it mailed", async () => {
    const reference = await send({ website: "x" });
    expect(await run("list")).toContain("suspected: honeypot");
    expect(await run("retry", reference)).toContain("Mails that are due now: 2");
    await fetch(`${site.url}/api/outbox`, {
      method: "POST",
      headers: { authorization: `Bearer ${"s".repeat(40)}` },
    });
    expect(Object.keys(await readMails(site.env.dataDir)).sort()).toEqual([
      "agency-contact",
      "visitor-contact",
    ]);
  });

  it("purges, and explains itself", async () => {
    expect(await run("purge")).toBe('{"enquiries":0,"suspects":0,"subscribers":0}\n');
    expect(await run()).toContain("npm run enquiries -- <command>");
  });
});

describe("GET /api/health", () => {
  const read = async () => {
    const response = await fetch(`${site.url}/api/health`);
    return [response.status, (await response.json()) as unknown];
  };

  it("says that all is well", async () => {
    expect(await read()).toEqual([
      200,
      { status: "ok", version, store: "writable", mail: { due: 0, givenUp: 0, oldestSeconds: 0 } },
    ]);
  });

  it("calls a person when a mail waits for more than an hour, or nothing can be stored", async () => {
    const store = await site.store();
    const payload = {
      name: "Ana",
      lastname: "",
      email: "a@example.com",
      phone: "",
      message: "x",
      source: "",
    };
    const mails = [{ mail: "agency-contact", recipient: "a@example.com" }] as const;
    const rate = { client: "", limit: 0 };
    await store.enquiries.accept(
      {
        kind: "contact",
        locale: "en",
        payload,
        idempotencyKey: undefined,
        suspicion: undefined,
        mails,
        rate,
      },
      Date.now() - 3_700_000,
    );
    expect(await read()).toMatchObject([503, { status: "mail-late" }]);
    await store.close();
    expect(await read()).toEqual([503, { status: "store-unavailable", version, store: "unavailable" }]);
  });
});

describe("POST /api/outbox", () => {
  it.each([undefined, "Bearer wrong", "Bearer ", `bearer${"s".repeat(40)}`])(
    "is for those who know the secret, not for %j",
    async (authorization) => {
      const response = await fetch(`${site.url}/api/outbox`, {
        method: "POST",
        headers: authorization === undefined ? {} : { authorization },
      });
      expect([response.status, await response.json()]).toEqual([401, { code: "unauthorized" }]);
    },
  );
});
