/** @jest-environment node */
import { CONTACT } from "../../testing/create-enquiry";
import { readMails } from "../../testing/read-mails";
import { addPerson, ANA, BEA, signInAs, type StaffBrowser } from "../../testing/staff-client";
import type { EnquiryChoicesReply, EnquiryListReply, EnquiryReply } from "../../staff/shell/client";
import { setUpTestSite } from "../../testing/set-up-test-site";

const KEY = "key-00000001";

const site = setUpTestSite({ AGENCY_EMAIL: "office@example.com" });
let ana: StaffBrowser;
let bea: StaffBrowser;
let beaId: string;
let reference: string;

const post = async (change: object) => {
  const response = await site.postJson("/api/contact", { ...CONTACT, ...change });
  return (await response.json()) as { reference: string };
};
beforeEach(async () => {
  ana = await signInAs(site, await addPerson(site, ANA));
  ({ id: beaId } = await addPerson(site, BEA));
  bea = await signInAs(site, { id: beaId });
  ({ reference } = await post({ email: "Guest@Example.com", source: "Hotel Sol" }));
});

const list = async (input = {}) =>
  (await (await ana.query("enquiries.list", input)).json()) as EnquiryListReply;
const open = async (browser = ana) =>
  (await (await browser.query("enquiries.get", { reference })).json()) as EnquiryReply;
const call = async (browser: StaffBrowser, name: string, body: object) => {
  const response = await browser.mutate(`enquiries.${name}`, { reference, ...body });
  return { status: response.status, reply: (await response.json()) as EnquiryReply };
};
const answer = (browser: StaffBrowser, change: object = {}) =>
  call(browser, "answer", { version: 1, text: "Sí, hay sitio.", key: KEY, ...change });

describe("the inbox", () => {
  it("lists an enquiry that came in a moment ago, and notes of it", async () => {
    const reply = await list();
    expect(reply.rows).toMatchObject([
      {
        ...{ reference, name: "Ana María Pérez", status: "new", offer: null, person: null, locale: "es" },
        ...{ excerpt: "¿Hay sitio? Gracias", dueAt: expect.any(Number) as number },
      },
    ]);
    expect(reply).toMatchObject({ counts: { all: 1, new: 1 } });
    const choices = (await (await ana.query("enquiries.choices")).json()) as EnquiryChoicesReply;
    expect(choices.sources).toMatchObject([{ key: "hotel-sol" }]);
    expect(choices.people.map(({ name }) => name)).toEqual(["Ana", "Bea"]);
    const text = "Called:\n- two adults\n- a baby";
    const { events } = (await call(bea, "note", { text, key: KEY })).reply;
    expect(events.find(({ kind }) => kind === "note")).toMatchObject({ text });
  });

  it("shows all of one enquiry, and the guest's other ones, by the same address", async () => {
    await post({ email: "guest@example.com", service: "coral-key" });
    const reply = await open(bea);
    expect(reply).toMatchObject({
      ...{ reference, version: 1, status: "new", email: "Guest@Example.com", hasMailbox: false },
      ...{
        quotes: [],
        draft: "",
        writing: [],
        source: "Hotel Sol",
        values: { name: "Ana María", reference },
      },
      others: [{ status: "new", offer: "coral-key" }],
    });
    expect(reply.events.map(({ kind }) => kind)).toEqual(["received", "mail", "mail"]);
  });

  it("sends an answer in the guest's thread, notes it, and does the same again under the same key once", async () => {
    await call(ana, "saveDraft", { text: "Sí" });
    const { status, reply } = await answer(ana);
    expect(status).toBe(200);
    expect(reply).toMatchObject({ status: "answered", version: 2, dueAt: null, draft: "" });
    expect(reply.person).toMatchObject({ name: "Ana" });
    expect(reply.events.at(-1)).toMatchObject({ kind: "answered", who: "Ana", text: "Sí, hay sitio." });
    const again = (await answer(ana)).reply;
    expect(again.events.filter(({ kind }) => kind === "answered")).toHaveLength(1);
    const mails = await readMails(site.env.dataDir);
    const [mail, receipt] = [mails["visitor-answer"], mails["visitor-contact"]];
    expect(mail?.to?.[0]?.address).toBe("Guest@example.com");
    expect(mail?.text).toContain("Sí, hay sitio.");
    expect(mail?.inReplyTo).toBe(receipt?.messageId);
    expect(mail?.text).not.toContain("token=");
    expect((await open()).events.at(-1)).toMatchObject({ state: { status: "delivered" } });
  });

  it("notes what was written on WhatsApp, and shows an answer as a mail: neither sends one", async () => {
    const { html, subject } = (await call(ana, "preview", { text: "Hola <b>Ana</b>" }))
      .reply as unknown as Record<string, string>;
    expect(subject).toContain(reference);
    expect(html).toContain("Hola &lt;b&gt;Ana&lt;/b&gt;");
    const { reply } = await answer(ana, { channel: "whatsapp" });
    expect(reply.events.at(-1)).toMatchObject({ kind: "answered", channel: "whatsapp", state: null });
    expect(await readMails(site.env.dataDir)).not.toHaveProperty("visitor-answer");
  });

  it("lets one of two win who answer at once: the other is told, and keeps the draft", async () => {
    await call(ana, "saveDraft", { text: "By Ana" });
    const draft = await call(bea, "saveDraft", { text: "By Bea" });
    expect(draft.reply).toMatchObject({ version: 1, writing: [{ name: "Ana" }] });
    const both = await Promise.all([answer(ana), answer(bea, { key: "key-00000002" })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = both[0].status === 409 ? ana : bea;
    expect((await open(loser)).draft).toBe(loser === ana ? "By Ana" : "By Bea");
    expect((await open()).events.filter(({ kind }) => kind === "answered")).toHaveLength(1);
  });

  it("changes status and person with an event each, and refuses an older version", async () => {
    const asked = { version: 1, status: "answered", personId: beaId };
    const { reply } = await call(ana, "change", asked);
    expect(reply).toMatchObject({ status: "answered", person: { name: "Bea" }, version: 2 });
    expect(reply.events.slice(-2)).toMatchObject([
      { kind: "status", status: "answered", before: "new", who: "Ana" },
      { kind: "person", person: "Bea" },
    ]);
    const lost = { ...asked, status: "lost", reason: "price" };
    expect((await call(bea, "change", lost)).status).toBe(409);
    expect((await call(ana, "change", { ...asked, version: 2, personId: "nobody-known" })).status).toBe(422);
    expect((await call(ana, "change", { version: 2, status: "open" })).reply.dueAt).not.toBeNull();
    expect((await list({ view: "open", person: beaId })).rows).toHaveLength(1);
  });

  it("releases a held enquiry, and sends the mails that it had not caused", async () => {
    await post({ topic_2: "spam", message: "www.spam.example" });
    const [held] = (await list({ view: "held" })).rows;
    reference = held?.reference ?? "";
    expect(held).toMatchObject({ isHeld: true, dueAt: null });
    expect((await answer(ana)).status).toBe(409);
    const { reply } = await call(ana, "change", { version: 1, isHeld: false });
    expect(reply).toMatchObject({ isHeld: false, dueAt: expect.any(Number) as number });
    expect(reply.events.map(({ kind }) => kind)).toEqual(["received", "released", "mail", "mail"]);
  });

  it("marks an enquiry as spam and takes it back: nothing is due meanwhile, and no mail goes out again", async () => {
    const count = async () => (await (await site.store()).dump()).tables.outbox.length;
    const mails = await count();
    const marked = await call(ana, "change", { version: 1, isHeld: true });
    expect(marked.reply).toMatchObject({ isHeld: true, dueAt: null });
    expect((await list({ view: "held" })).rows).toMatchObject([{ reference }]);
    expect((await list()).rows).toEqual([]);
    const { reply } = await call(bea, "change", { version: 2, isHeld: false });
    expect(reply).toMatchObject({ isHeld: false, dueAt: expect.any(Number) as number });
    expect(reply.events.slice(-2)).toMatchObject([
      { kind: "held", who: "Ana" },
      { kind: "released", who: "Bea" },
    ]);
    expect(await count()).toBe(mails);
  });

  it("deletes all of a guest and says what", async () => {
    await post({ email: "guest@example.com" });
    await site.postJson("/api/subscribe", { email: "guest@example.com", lang: "es" });
    await call(ana, "saveDraft", { text: "Hola" });
    expect((await call(ana, "delete", { all: true })).reply).toEqual({
      ...{ enquiries: 2, events: 2, mails: 4, mailFiles: 4, drafts: 1, quotes: 0, bookings: 0, files: 0 },
      ...{ reviews: 0, subscriptions: 1 },
    });
    expect((await list()).counts.all).toBe(0);
    expect((await ana.query("enquiries.get", { reference })).status).toBe(404);
    expect((await call(ana, "delete", {})).status).toBe(404);
  });

  it("exports what a filter finds in the reader's language: words, the agency's clock, no formula, whole phone numbers", async () => {
    const asked = { service: "coral-key", collection: "excursions", port: "bayahibe", adults: 2 };
    await post({ ...asked, name: "=1+1", phone: "+1-809-555-0123", lang: "it" });
    const response = await ana.get("enquiries-export?lang=it");
    expect(response.headers.get("content-disposition")).toContain("enquiries.csv");
    const [header, line = "", ...others] = (await response.text()).trim().split("\r\n");
    expect(others).toEqual([]);
    expect(header).toMatch(/^"Referencia","Recibida","Estado",/);
    const received = (await list({ lang: "it" })).rows[0]?.createdAt ?? 0;
    const clock = new Date(received - 4 * 3_600_000).toISOString().slice(0, 16);
    expect(line).toContain(`,"${clock.replace("T", " ")}","Nueva",`);
    expect(line).toMatch(/"'=1\+1".*"\(\+1\) 809 555 0123","Italiano","[^"]*Coral[^"]*","Bayahíbe","","2",/);
    // Excel in Spanish or Italian parts cells by semicolons.
    const other = await (await ana.get("enquiries-export?lang=it&separator=%3B")).text();
    expect(other.replace("\uFEFF", "")).toMatch(/^"Referencia";"Recibida";"Estado";/);
    expect((await ana.get("enquiries-export?separator=x")).status).toBe(422);
  });

  it("notes in the staff log who did what, with nothing of the guest in it", async () => {
    await answer(ana);
    await ana.get("enquiries-export");
    await call(ana, "delete", {});
    const text = await (await ana.query("people.log")).text();
    for (const part of ["enquiry-answered", "enquiries-exported", "enquiry-deleted", reference])
      expect(text).toContain(part);
    for (const word of ["Guest", "guest@", "Pérez", "sitio", "600 123"])
      expect(text + site.readLog()).not.toContain(word);
  });
});

describe("the inbox under attack", () => {
  it("finds no enquiry by what is no reference", async () => {
    const names = ["../../../etc/passwd", "PA-22222' or '1'='1", "PA-%", "pa-22222", "PA-22222\u0000", ""];
    for (const name of [...names, "x".repeat(7000)]) {
      const response = await ana.query("enquiries.get", { reference: name });
      expect([response.status, await response.text()]).toEqual([404, '{"code":"not-found"}']);
    }
  });

  it("refuses filters that are none with the name of the field", async () => {
    for (const [field, value] of [
      ["after", "-1.x' or 1=1 --"],
      ["after", "-99999999999999999999.abc"],
      ["view", "everything"],
      ["offer", "coralKey' --"],
      ["from", "2027-02-30"],
      ["to", "'; drop table enquiries"],
      ["q", "x".repeat(201)],
    ] as const) {
      const response = await ana.query("enquiries.list", { [field]: value });
      const { code, fields } = (await response.json()) as { code: string; fields: object };
      expect([response.status, code, Object.keys(fields)]).toEqual([422, "invalid", [field]]);
    }
  });

  it("refuses texts that are too long, empty answers, and bodies beyond the limit", async () => {
    for (const [change, status] of [
      [{ text: "x".repeat(8001) }, 422],
      [{ text: "  \n " }, 422],
      [{ text: "x".repeat(70_000) }, 413],
      [{ version: 0 }, 422],
      [{ key: "short" }, 422],
      [{ extra: 1 }, 422],
    ] as const)
      expect([change, (await answer(ana, change)).status]).toEqual([change, status]);
    expect((await call(ana, "note", { text: "n".repeat(4001), key: KEY })).status).toBe(422);
    expect(await open()).toMatchObject({ version: 1 });
  });

  it("keeps what guests and staff typed as text, whatever it looks like", async () => {
    const text = `<script>alert(1)</script>\n'; drop table enquiries; --`;
    await call(ana, "note", { text: "'; --", key: KEY });
    const response = await ana.mutate("enquiries.answer", { reference, version: 2, text, key: KEY });
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const { events } = (await response.json()) as EnquiryReply;
    expect(events.find(({ kind }) => kind === "answered")).toMatchObject({ text });
  });
});
