/** @jest-environment node */
import { CONTACT } from "../../testing/create-enquiry";
import { readMails } from "../../testing/read-mails";
import { addPerson, ANA, BEA, signInAs, type StaffBrowser } from "../../testing/staff-client";
import type { EnquiryListReply, EnquiryReply } from "../../staff/shell/client";
import { setUpTestSite } from "../../testing/set-up-test-site";

const KEY = "key-00000001";

describe("the inbox", () => {
  const site = setUpTestSite({ AGENCY_EMAIL: "office@example.com" });
  let ana: StaffBrowser;
  let bea: StaffBrowser;
  let beaId: string;
  let reference: string;
  beforeEach(async () => {
    ana = await signInAs(site, await addPerson(site, ANA));
    const person = await addPerson(site, BEA);
    beaId = person.id;
    bea = await signInAs(site, person);
    const asked = { ...CONTACT, email: "Guest@Example.com", source: "Hotel Sol" };
    reference = ((await (await site.postJson("/api/contact", asked)).json()) as { reference: string })
      .reference;
  });
  const list = async (input = {}) =>
    (await (await ana.query("enquiries.list", input)).json()) as EnquiryListReply;
  const open = async (browser = ana) =>
    (await (await browser.query("enquiries.get", { reference })).json()) as EnquiryReply;
  const answer = (browser: StaffBrowser, change: object = {}) =>
    browser.mutate("enquiries.answer", {
      reference,
      version: 1,
      text: "Sí, hay sitio.",
      key: KEY,
      ...change,
    });

  it("lists an enquiry that came in a moment ago, and notes of it", async () => {
    const reply = await list();
    expect(reply.rows).toMatchObject([
      { reference, name: "Ana María Pérez", status: "new", offer: null, person: null, locale: "es" },
    ]);
    expect(reply.rows[0]).toMatchObject({
      excerpt: "¿Hay sitio? Gracias",
      dueAt: expect.any(String) as string,
    });
    expect(reply).toMatchObject({ counts: { all: 1, new: 1 }, sources: ["Hotel Sol"] });
    expect(reply.people.map(({ name }) => name)).toEqual(["Ana", "Bea"]);
    const text = "Called:\n- two adults\n- a baby";
    const noted = await bea.mutate("enquiries.note", { reference, text, key: KEY });
    const { events } = (await noted.json()) as EnquiryReply;
    expect(events.find(({ kind }) => kind === "note")).toMatchObject({ text });
  });

  it("shows all of one enquiry, in the reader's language", async () => {
    const reply = await open(bea);
    expect(reply).toMatchObject({
      ...{ reference, version: 1, status: "new", email: "Guest@Example.com", hasMailbox: false, others: [] },
      ...{ quotes: [], draft: "", writing: [], source: "Hotel Sol" },
    });
    expect(reply.events.map((event) => (event.kind === "mail" ? event.mail : event.kind))).toEqual([
      "received",
      expect.any(String),
      expect.any(String),
    ]);
    expect(reply.values).toMatchObject({ name: "Ana María", reference });
  });

  it("sends an answer in the guest's thread, notes it, and does the same again under the same key once", async () => {
    await ana.mutate("enquiries.saveDraft", { reference, text: "Sí" });
    const first = await answer(ana);
    expect(first.status).toBe(200);
    const reply = (await first.json()) as EnquiryReply;
    expect(reply).toMatchObject({ status: "answered", version: 2, dueAt: null, draft: "" });
    expect(reply.person).toMatchObject({ name: "Ana" });
    expect(reply.events.at(-1)).toMatchObject({ kind: "answered", who: "Ana", text: "Sí, hay sitio." });
    const again = (await (await answer(ana)).json()) as EnquiryReply;
    expect(again.events.filter(({ kind }) => kind === "answered")).toHaveLength(1);
    const mails = await readMails(site.env.dataDir);
    const [mail, receipt] = [mails["visitor-answer"], mails["visitor-contact"]];
    expect(mail?.to?.[0]?.address).toBe("Guest@example.com");
    expect(mail?.text).toContain("Sí, hay sitio.");
    expect(mail?.inReplyTo).toBe(receipt?.messageId);
    expect(mail?.text).not.toContain("token=");
    expect((await open()).events.at(-1)).toMatchObject({ state: { status: "delivered" } });
  });

  it("notes what was written on WhatsApp, and mails nothing", async () => {
    const reply = (await (await answer(ana, { channel: "whatsapp" })).json()) as EnquiryReply;
    expect(reply.events.at(-1)).toMatchObject({ kind: "answered", channel: "whatsapp", state: null });
    expect(await readMails(site.env.dataDir)).not.toHaveProperty("visitor-answer");
  });

  it("lets one of two win who answer at once: the other is told, and keeps the draft", async () => {
    await ana.mutate("enquiries.saveDraft", { reference, text: "By Ana" });
    const draft = await bea.mutate("enquiries.saveDraft", { reference, text: "By Bea" });
    expect(await draft.json()).toMatchObject({ version: 1, writing: [{ name: "Ana" }] });
    const statuses = await Promise.all([answer(ana), answer(bea, { key: "key-00000002" })]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = statuses[0].status === 409 ? ana : bea;
    expect((await open(loser)).draft).toBe(loser === ana ? "By Ana" : "By Bea");
    const answered = (await open()).events.filter(({ kind }) => kind === "answered");
    expect(answered).toHaveLength(1);
  });

  it("changes status and person with an event each, and refuses an older version", async () => {
    const change = { reference, version: 1, status: "answered", personId: beaId };
    const reply = (await (await ana.mutate("enquiries.change", change)).json()) as EnquiryReply;
    expect(reply).toMatchObject({ status: "answered", person: { name: "Bea" }, version: 2 });
    expect(reply.events.slice(-2)).toMatchObject([
      { kind: "status", status: "answered", before: "new", who: "Ana" },
      { kind: "person", person: "Bea" },
    ]);
    expect(
      (await bea.mutate("enquiries.change", { ...change, status: "lost", reason: "price" })).status,
    ).toBe(409);
    expect(
      (await ana.mutate("enquiries.change", { ...change, version: 2, personId: "nobody-known" })).status,
    ).toBe(422);
    const opened = await ana.mutate("enquiries.change", { reference, version: 2, status: "open" });
    expect(((await opened.json()) as EnquiryReply).dueAt).not.toBeNull();
    expect((await list({ view: "open", person: beaId })).rows).toHaveLength(1);
  });

  it("releases a held enquiry, and sends the mails that it had not caused", async () => {
    await site.postJson("/api/contact", { ...CONTACT, topic_2: "spam", message: "www.spam.example" });
    const [held] = (await list({ view: "held" })).rows;
    reference = held?.reference ?? "";
    expect(held).toMatchObject({ isHeld: true, dueAt: null });
    expect((await answer(ana)).status).toBe(409);
    const released = await ana.mutate("enquiries.change", { reference, version: 1, isHeld: false });
    const reply = (await released.json()) as EnquiryReply;
    expect(reply).toMatchObject({ isHeld: false, dueAt: expect.any(String) as string });
    expect(reply.events.map(({ kind }) => kind)).toEqual(["received", "released", "mail", "mail"]);
  });

  it("marks an enquiry as spam and takes it back: nothing is due meanwhile, and no mail goes out again", async () => {
    const count = async () => Object.keys((await (await site.store()).dump()).tables.outbox).length;
    const [mails, change] = [await count(), { reference, version: 1 }];
    const marked = await ana.mutate("enquiries.change", { ...change, isHeld: true });
    expect(await marked.json()).toMatchObject({ isHeld: true, dueAt: null });
    expect((await list({ view: "held" })).rows).toMatchObject([{ reference }]);
    expect((await list()).rows).toEqual([]);
    const back = await bea.mutate("enquiries.change", { ...change, version: 2, isHeld: false });
    const reply = (await back.json()) as EnquiryReply;
    expect(reply).toMatchObject({ isHeld: false, dueAt: expect.any(String) as string });
    expect(reply.events.slice(-2)).toMatchObject([
      { kind: "held", who: "Ana" },
      { kind: "released", who: "Bea" },
    ]);
    expect(await count()).toBe(mails);
  });

  it("deletes all of a guest and says what", async () => {
    await site.postJson("/api/contact", { ...CONTACT, email: "guest@example.com" });
    await site.postJson("/api/subscribe", { email: "guest@example.com", lang: "es" });
    await ana.mutate("enquiries.saveDraft", { reference, text: "Hola" });
    const deleted = await ana.mutate("enquiries.delete", { reference, all: true });
    expect(await deleted.json()).toEqual({
      ...{
        enquiries: 2,
        events: 2,
        mails: 4,
        mailFiles: 4,
        drafts: 1,
        quotes: 0,
        bookings: 0,
        files: 0,
        reviews: 0,
        subscriptions: 1,
      },
    });
    expect((await list()).counts.all).toBe(0);
    expect((await ana.query("enquiries.get", { reference })).status).toBe(404);
    expect((await ana.mutate("enquiries.delete", { reference })).status).toBe(404);
  });

  it("exports what a filter finds in the reader's language: words, the agency's clock, no formula, whole phone numbers", async () => {
    const asked = { service: "coral-key", collection: "excursions", port: "bayahibe", adults: 2 };
    const guest = { name: "=1+1", phone: "+1-809-555-0123", lang: "it" };
    await site.postJson("/api/contact", { ...CONTACT, ...asked, ...guest });
    const response = await ana.get("enquiries-export?lang=it");
    expect(response.headers.get("content-disposition")).toContain("enquiries.csv");
    const lines = (await response.text()).trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^"Referencia","Recibida","Estado",/);
    const received = (await list({ lang: "it" })).rows[0]?.createdAt ?? "";
    const clock = new Date(Date.parse(received) - 4 * 3_600_000).toISOString().slice(0, 16);
    expect(lines[1]).toContain(`,"${clock.replace("T", " ")}","Nueva",`);
    expect(lines[1]).toMatch(
      /"'=1\+1".*"\(\+1\) 809 555 0123","Italiano","[^"]*Coral[^"]*","Bayahíbe","","2",/,
    );
    // Excel in Spanish or Italian parts cells by semicolons.
    const other = await (await ana.get("enquiries-export?lang=it&separator=%3B")).text();
    expect(other.replace("\uFEFF", "")).toMatch(/^"Referencia";"Recibida";"Estado";/);
    expect((await ana.get("enquiries-export?separator=x")).status).toBe(422);
  });

  it("notes in the staff log who did what, with nothing of the guest in it", async () => {
    await answer(ana);
    await ana.get("enquiries-export");
    await ana.mutate("enquiries.delete", { reference: (await open()).reference });
    const text = await (await ana.query("people.log")).text();
    for (const action of ["enquiry-answered", "enquiries-exported", "enquiry-deleted"])
      expect(text).toContain(action);
    expect(text).toContain(reference);
    for (const word of ["Guest", "guest@", "Pérez", "sitio", "600 123"]) {
      expect(text).not.toContain(word);
      expect(site.readLog()).not.toContain(word);
    }
  });

  it("shows the guest's other enquiries, by the same address", async () => {
    await site.postJson("/api/contact", { ...CONTACT, email: "guest@example.com", service: "coral-key" });
    expect((await open()).others).toMatchObject([{ status: "new", offer: "coral-key" }]);
  });

  it("shows the answer as the guest would get it", async () => {
    const preview = await ana.mutate("enquiries.preview", { reference, text: "Hola <b>Ana</b>" });
    const { subject, html } = (await preview.json()) as { subject: string; html: string };
    expect(subject).toContain(reference);
    expect(html).toContain("Hola &lt;b&gt;Ana&lt;/b&gt;");
    expect(await readMails(site.env.dataDir)).not.toHaveProperty("visitor-answer");
  });
});
