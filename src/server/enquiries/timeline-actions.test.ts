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
const post = async (email: string) => {
  const response = await site.postJson("/api/contact", { ...CONTACT, email, phone: "+39 333 1234567" });
  return ((await response.json()) as { reference: string }).reference;
};
beforeEach(async () => {
  await addPerson(site, ANA);
  bea = await signInAs(site, await addPerson(site, { ...BEA, locale: "en" }));
  reference = await post("guest@example.com");
  const answer = { reference, version: 1, text: "Sí, hay sitio.", key: "key-00000001" };
  expect((await bea.mutate("enquiries.answer", answer)).status).toBe(200);
});
const open = async () => (await (await bea.query("enquiries.get", { reference })).json()) as EnquiryReply;
const listEvents = async <Kind extends EnquiryReply["events"][number]["kind"]>(kind: Kind) =>
  (await open()).events.filter((event) => event.kind === kind);
const WAITING = { status: "open", dueAt: expect.any(Number) as number };

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
/** The next post delivers what is due. */
const readNotice = async () => {
  await (await site.store()).outbox.retry(undefined, Date.now());
  await post("else@example.com");
  return (await readMails(site.env.dataDir))["agency-reply"];
};

it("an answer that came back makes the enquiry wait, its writer is told with the other ways to the guest, and one press sends it again", async () => {
  const store = await site.store();
  const mails = (await store.dump()).tables.outbox.filter(({ mail }) => mail === "visitor-answer");
  const bounce: Bounce = { ids: [String(mails[0]?.id)], reason: "dsn-5.1.1", cause: "no-mailbox" };
  await recordBounce(bounce, { store, now: Date.now });
  expect(await open()).toMatchObject(WAITING);
  const [event] = await listEvents("answered");
  expect(event).toMatchObject({ state: { status: "bounced" } });
  expect(await listEvents("bounced")).toMatchObject([{ cause: "no-mailbox" }]);
  const notice = await readNotice();
  expect(notice?.to).toEqual([{ name: "", address: BEA.email }]);
  expect(notice?.subject).toBe(`Did not arrive: your mail to Ana María Pérez, ${reference}`);
  for (const part of ["there is no such mailbox", "https://wa.me/393331234567", "+39 333 1234567"])
    expect(notice?.text).toContain(part);
  expect(notice?.replyTo?.[0]?.address).not.toBe("guest@example.com");

  const retry = (id: string | undefined) => bea.mutate("enquiries.retryMails", { reference, id });
  expect((await retry(event?.id)).status).toBe(200);
  expect(await listEvents("answered")).toMatchObject([{ state: { status: "delivered" } }]);
  // What arrived is sent once, whoever presses.
  const before = (await open()).events.length;
  for (const line of [event?.id, "nothing"]) await retry(line);
  expect((await open()).events).toHaveLength(before);
});

describe("an answer that staff write in their mail program", () => {
  const to = "Guest <Guest@example.com>, Office <office@example.com>";

  it("is theirs in the timeline, once, and the enquiry counts as answered by it", async () => {
    await arrive({ from: "guest@example.com" });
    expect(await open()).toMatchObject(WAITING);
    const mail = { from: `Bea <${BEA.email}>`, to, messageId: "<answer-1@mail.example>" };
    expect([await arrive(mail), await arrive(mail)]).toEqual([true, false]);
    expect((await listEvents("answered")).slice(1)).toMatchObject([
      { channel: "mail-program", who: "Bea", text: "Con gusto.", files: [] },
    ]);
    expect(await open()).toMatchObject({ status: "answered", dueAt: null });
    expect(await (await bea.query("people.log")).text()).not.toContain("Con gusto");
    const store = await site.store();
    const { id = "" } = (await store.enquiries.getByReference(reference)) ?? {};
    expect(await store.timeline.getThread(id)).toContain("<answer-1@mail.example>");
  });

  it("is none when it goes to a colleague alone, or no person wrote it", async () => {
    for (const mail of [
      { from: BEA.email, to: "office@example.com" },
      { from: BEA.email, to, headers: ["Auto-Submitted: auto-replied"] },
    ])
      expect(await arrive(mail)).toBe(false);
    expect(await listEvents("answered")).toHaveLength(1);
  });

  it("that is read late does not undo what staff have decided on the site since", async () => {
    const { version } = await open();
    const before = Date.now() - 1_000;
    await bea.mutate("enquiries.change", { reference, version, status: "open" });
    expect(await arrive({ from: BEA.email, to }, before)).toBe(true);
    expect(await open()).toMatchObject(WAITING);
  });
});

it("answers to the mail of an enquiry go to the guest, and to the mailbox that is read", async () => {
  const IMAP_URL = "imap://u:p@127.0.0.1:1/";
  const other = await startTestSite({ AGENCY_EMAIL: "office@example.com", IMAP_URL });
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
  const accept = async (id: string | undefined, about = reference) =>
    (await bea.mutate("enquiries.acceptReply", { reference: about, id })).status;

  it("is announced with its sender and a warning, and taken in with one press, once: then the enquiry waits", async () => {
    await arrive({ from: "Luis <luis@work.example>" });
    const [event] = await listEvents("reply");
    expect(event).toMatchObject({ from: "luis@work.example", isUnverified: true });
    const notice = await readNotice();
    expect(notice?.subject).toBe(`A mail from another address: ${reference}`);
    expect(notice?.text).toMatch(/^.*luis@work\.example has written .* not the guest's address/m);
    expect(notice?.replyTo?.[0]?.address).not.toMatch(/^(guest|luis)@/);
    expect(await open()).toMatchObject({ status: "answered", dueAt: null });
    for (let count = 0; count < 2; count += 1) expect(await accept(event?.id)).toBe(200);
    expect(await open()).toMatchObject(WAITING);
    expect(await listEvents("reply-accepted")).toMatchObject([
      { replyId: event?.id, who: "Bea", sender: "luis@work.example" },
    ]);
  });

  it("is no part of another enquiry, and nothing else can be taken in", async () => {
    await arrive({ from: "Luis <luis@work.example>" });
    await arrive({ from: "guest@example.com" });
    const [foreign, own] = await listEvents("reply");
    expect(await accept(foreign?.id, await post("else@example.com"))).toBe(404);
    expect(await accept(own?.id)).toBe(404);
    expect(await accept("unknown")).toBe(404);
  });
});
