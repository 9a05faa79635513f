/** @jest-environment node */
import { readdirSync } from "node:fs";

import { CONTACT } from "../../../testing/create-enquiry";
import { readMails } from "../../../testing/read-mails";
import { readJson, setUpTestSite } from "../../../testing/set-up-test-site";

const site = setUpTestSite();

describe("POST /api/CONTACT from a script", () => {
  it("stores the enquiry, answers with its reference and mails agency and visitor", async () => {
    const response = await site.postJson("/api/contact", CONTACT);
    const { status, body } = await readJson(response);
    expect([status, body]).toEqual([
      200,
      { confirmed: true, reference: expect.stringMatching(/^PA-\w{5}$/) as string },
    ]);
    const [enquiry] = await (await site.store()).enquiries.list(100);
    expect(enquiry).toMatchObject({
      reference: body["reference"],
      locale: "es",
      payload: { name: "Ana María", message: "¿Hay sitio?\nGracias" },
    });
    const mails = await readMails(site.env.dataDir);
    expect(Object.keys(mails).sort()).toEqual(["agency-contact", "visitor-contact"]);
  });

  it("makes one enquiry of the same key, also at the same instant", async () => {
    const body = { ...CONTACT, idempotencyKey: "same-key-for-all" };
    const replies = await Promise.all(
      Array.from({ length: 20 }, async () => readJson(await site.postJson("/api/contact", body))),
    );
    expect(new Set(replies.map((reply) => reply.body["reference"])).size).toBe(1);
    expect(await (await site.store()).enquiries.list(100)).toHaveLength(1);
  });

  it("answers a machine like a person, keeps what it sent and mails nobody", async () => {
    const { status, body } = await readJson(
      await site.postJson("/api/contact", { ...CONTACT, topic_2: "pills", message: "http://spam.example" }),
    );
    expect([status, Object.keys(body)]).toEqual([200, ["confirmed", "reference"]]);
    expect(await (await site.store()).enquiries.list(100)).toMatchObject([{ spamReason: "honeypot" }]);
    expect(await readMails(site.env.dataDir)).toEqual({});
  });

  it("writes nothing personal into the log", async () => {
    await site.postJson("/api/contact", CONTACT);
    await site.postJson("/api/contact", { ...CONTACT, email: "canary@@example.com" });
    expect(site.readLog()).toContain("enquiry-accepted");
    expect(site.readLog()).not.toMatch(/ana@example|Pérez|600 123|sitio|canary|127\.0\.0\.1/);
  });
});

describe("when the store fails", () => {
  it("a script gets a code and a plain form gets its text back; nothing is confirmed", async () => {
    const store = await site.store();
    await store.close();
    expect(await readJson(await site.postJson("/api/contact", CONTACT))).toEqual({
      status: 500,
      body: { code: "server-error" },
    });
    const page = await site.postForm("/api/contact", CONTACT);
    const html = await page.text();
    expect([page.status, html.includes("¿Hay sitio?"), html.includes("wa.me")]).toEqual([500, true, true]);
    expect(site.readLog()).not.toMatch(/ana@example|sitio/);
    expect(readdirSync(site.env.dataDir)).not.toContain("mail");
  });
});
