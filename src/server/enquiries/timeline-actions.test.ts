/** @jest-environment node */
import { CONTACT } from "../../testing/create-enquiry";
import { type GuestMail, writeGuestMail } from "../../testing/guest-mail";
import { readMails } from "../../testing/read-mails";
import { setUpTestSite, startTestSite } from "../../testing/set-up-test-site";
import { addPerson, ANA, BEA, signInAs, type StaffBrowser } from "../../testing/staff-client";
import { findReplyEnquiry, recordBounce, storeReply } from "../mail/mailbox/replies";
import { getMailboxTools } from "../mail/mailbox/watch-mailbox";
import { parseHeaders, type Bounce } from "../mail/mailbox/parse-mail";
import type { EnquiryReply } from "../../staff/shell/client";

const site = setUpTestSite({ AGENCY_EMAIL: "office@example.com" });
let bea: StaffBrowser;
let reference: string;
let id: string;
beforeEach(async () => {
  await addPerson(site, ANA);
  const person = await addPerson(site, { ...BEA, locale: "en" });
  bea = await signInAs(site, person);
  const asked = { ...CONTACT, email: "guest@example.com", phone: "+39 333 1234567" };
  reference = ((await (await site.postJson("/api/contact", asked)).json()) as { reference: string })
    .reference;
  id = (await (await site.store()).enquiries.getByReference(reference))?.id ?? "";
  const answer = { reference, version: 1, text: "Sí, hay sitio.", key: "key-00000001" };
  expect((await bea.mutate("enquiries.answer", answer)).status).toBe(200);
});
const open = async () => (await (await bea.query("enquiries.get", { reference })).json()) as EnquiryReply;
const findEvent = async <Kind extends string>(kind: Kind) =>
  (await open()).events.find((event) => event.kind === kind);

/** Has the site read a mail; tells whether it was taken in. */
const arrive = async (mail: GuestMail, arrivedAt = Date.now()) => {
  const headers = await parseHeaders(Buffer.from(writeGuestMail({ subject: `Re: ${reference}`, ...mail })));
  const tools = await getMailboxTools();
  const enquiry = await findReplyEnquiry(headers, tools);
  if (enquiry === undefined) return false;
  const reply = { text: "Con gusto.", earlier: "> Hola", files: [] };
  const taken = { headers, messageKey: headers.messageId, arrivedAt, reply };
  return storeReply(enquiry, taken, tools);
};

describe("an answer that came back", () => {
  beforeEach(async () => {
    const store = await site.store();
    const mails = (await store.dump()).tables.outbox.filter(({ mail }) => mail === "visitor-answer");
    const bounce: Bounce = { ids: [String(mails[0]?.id)], reason: "dsn-5.1.1", cause: "no-mailbox" };
    await recordBounce(bounce, { store, now: Date.now });
  });

  it("is shown, makes the enquiry wait again, and its writer is told with the other ways to the guest", async () => {
    const reply = await open();
    expect(reply).toMatchObject({ status: "open", dueAt: expect.any(String) as string });
    expect(reply.events.find(({ kind }) => kind === "answered")).toMatchObject({
      state: { status: "bounced" },
    });
    expect(reply.events.find(({ kind }) => kind === "bounced")).toMatchObject({ cause: "no-mailbox" });
    await (await site.store()).outbox.retry(undefined, Date.now());
    // The next post delivers what is due.
    await site.postJson("/api/contact", { ...CONTACT, email: "else@example.com" });
    const notice = (await readMails(site.env.dataDir))["agency-reply"];
    expect(notice?.to).toEqual([{ name: "", address: BEA.email }]);
    expect(notice?.subject).toBe(`Did not arrive: your mail to Ana María Pérez, ${reference}`);
    expect(notice?.text).toContain("there is no such mailbox");
    expect(notice?.text).toContain("https://wa.me/393331234567");
    expect(notice?.text).toContain("+39 333 1234567");
    expect(notice?.replyTo?.[0]?.address).not.toBe("guest@example.com");
  });

  it("is sent again with one press, and stands as its worst delivery", async () => {
    const event = await findEvent("answered");
    const retry = (line: string | undefined) => bea.mutate("enquiries.retryMails", { reference, id: line });
    expect((await retry(event?.id)).status).toBe(200);
    expect(await findEvent("answered")).toMatchObject({ state: { status: "delivered" } });
    // What arrived is sent once, whoever presses.
    const before = (await open()).events.length;
    for (const line of [event?.id, "nothing", id]) await retry(line);
    expect((await open()).events).toHaveLength(before);
  });
});

describe("an answer that staff write in their mail program", () => {
  const to = "Guest <Guest@example.com>, Office <office@example.com>";
  const listAnswers = async () =>
    (await open()).events.flatMap((event) =>
      event.kind === "answered" && event.channel === "mail-program" ? [event] : [],
    );

  it("is theirs in the timeline, once, and the enquiry counts as answered by it", async () => {
    await arrive({ from: "guest@example.com" });
    expect(await open()).toMatchObject({ status: "open", dueAt: expect.any(String) as string });
    const mail = { from: `Bea <${BEA.email}>`, to, messageId: "<answer-1@mail.example>" };
    expect([await arrive(mail), await arrive(mail)]).toEqual([true, false]);
    expect(await listAnswers()).toMatchObject([{ who: "Bea", text: "Con gusto.", files: [] }]);
    expect(await open()).toMatchObject({ status: "answered", dueAt: null });
    expect(await (await bea.query("people.log")).text()).not.toContain("Con gusto");
    expect(await (await site.store()).timeline.getThread(id)).toContain("<answer-1@mail.example>");
  });

  it.each<[string, GuestMail]>([
    ["goes to a colleague alone", { from: BEA.email, to: "office@example.com" }],
    ["no person wrote", { from: BEA.email, to, headers: ["Auto-Submitted: auto-replied"] }],
  ])("is none when it %s", async (_, mail) => {
    expect(await arrive(mail)).toBe(false);
    expect(await listAnswers()).toEqual([]);
  });

  it("that is read late does not undo what staff have decided on the site since", async () => {
    const { version } = await open();
    const before = Date.now() - 1_000;
    await bea.mutate("enquiries.change", { reference, version, status: "open" });
    expect(await arrive({ from: BEA.email, to }, before)).toBe(true);
    expect(await open()).toMatchObject({ status: "open", dueAt: expect.any(String) as string });
  });
});

it("answers to the mail of an enquiry go to the guest, and to the mailbox that is read", async () => {
  const other = await startTestSite({
    AGENCY_EMAIL: "office@example.com",
    IMAP_URL: "imap://u:p@127.0.0.1:1/",
  });
  await fetch(`${other.url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(CONTACT),
  });
  const { replyTo, text } = (await readMails(other.env.dataDir))["agency-contact"] ?? {};
  expect(replyTo?.map(({ address }) => address)).toEqual([CONTACT.email, "office@farolito.example"]);
  expect(text).toContain("goes to the guest and to our mailbox: the enquiry counts as answered by it.");
  await other.stop();
});

describe("a mail from another address that names the reference", () => {
  const accept = (line: string | undefined, about = reference) =>
    bea.mutate("enquiries.acceptReply", { reference: about, id: line });

  it("is taken in with one press, once, and then makes the enquiry wait for us", async () => {
    await arrive({ from: "Luis <luis@work.example>" });
    const event = await findEvent("reply");
    expect(event).toMatchObject({ from: "luis@work.example", isUnverified: true });
    expect(await open()).toMatchObject({ status: "answered", dueAt: null });
    for (let count = 0; count < 2; count += 1) expect((await accept(event?.id)).status).toBe(200);
    const { status, dueAt, events } = await open();
    expect([status, dueAt]).toEqual(["open", expect.any(String)]);
    expect(events.filter(({ kind }) => kind === "reply-accepted")).toMatchObject([
      { replyId: event?.id, who: "Bea", sender: "luis@work.example" },
    ]);
  });

  it("is announced with its sender and a warning, and an answer to that goes to the agency", async () => {
    await arrive({ from: "Luis <luis@work.example>" });
    await site.postJson("/api/contact", { ...CONTACT, email: "else@example.com" });
    const notice = (await readMails(site.env.dataDir))["agency-reply"];
    expect(notice?.subject).toBe(`A mail from another address: ${reference}`);
    expect(notice?.text).toMatch(/^.*luis@work\.example has written .* not the guest's address/m);
    expect(notice?.replyTo?.[0]?.address).not.toMatch(/^(guest|luis)@/);
  });

  it("is no part of another enquiry, and nothing else can be taken in", async () => {
    await arrive({ from: "Luis <luis@work.example>" });
    await arrive({ from: "guest@example.com" });
    const events = (await open()).events.filter(({ kind }) => kind === "reply");
    const asked = await site.postJson("/api/contact", { ...CONTACT, email: "else@example.com" });
    const other = ((await asked.json()) as { reference: string }).reference;
    expect((await accept(events[0]?.id, other)).status).toBe(404);
    expect((await accept(events[1]?.id)).status).toBe(404);
    expect((await accept("unknown")).status).toBe(404);
  });
});
