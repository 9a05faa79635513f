/** @jest-environment node */
import { createEnquiry } from "../../../testing/create-enquiry";
import { createQuote } from "../../../testing/create-quote";
import { readMails } from "../../../testing/read-mails";
import { remindNow, setUpTestSite } from "../../../testing/set-up-test-site";
import { deliverAfterPost } from "./worker";
import type { NewEnquiry } from "../../enquiries/store-enquiry";
import { type Enquiry, type NewEvent } from "../../enquiries/enquiry";

const site = setUpTestSite();
const BY = { id: null, name: "Marta" };

async function accept(change: Partial<NewEnquiry> = {}): Promise<Enquiry> {
  const { enquiries } = await site.store();
  const accepted = await enquiries.accept(createEnquiry(change), Date.now());
  const enquiry = "reference" in accepted ? await enquiries.getByReference(accepted.reference) : undefined;
  if (!enquiry) throw new Error("not stored");
  await deliverAfterPost();
  return enquiry;
}

async function note(
  { id }: Enquiry,
  event: NewEvent,
  mail?: "visitor-answer" | "agency-reply",
): Promise<void> {
  const recipient = mail === "agency-reply" ? (site.env.agencyEmails[0] ?? "") : "ana@example.com";
  const change = { events: [event], mails: mail ? [{ mail, recipient }] : [] };
  await (await site.store()).enquiries.change({ which: { id }, change }, Date.now());
  await deliverAfterPost();
}

async function sendQuote({ reference }: Enquiry, version: number): Promise<void> {
  const quote = createQuote({ validUntil: "2098-01-01", trip: { date: "2099-01-01" } });
  const sending = { reference, version, quote, by: BY, idempotencyKey: quote.id };
  expect((await (await site.store()).quotes.send(sending, Date.now())).outcome).toBe("changed");
  await deliverAfterPost();
}

const read = async (label: string) => {
  const mail = (await readMails(site.env.dataDir))[label];
  if (!mail) throw new Error(`no mail ${label}`);
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  return { ...mail, text: mail.text ?? "", header };
};
const answer = (text: string): NewEvent => ({
  ...{ kind: "answered", by: BY },
  data: { channel: "mail", text },
});

describe("an answer to a guest", () => {
  it("is what was written, signed by who wrote it, and answers to it go to the agency", async () => {
    const enquiry = await accept();
    await note(enquiry, answer("Hola, Ana:\n\nSí, hay sitio.\n<b>Gracias</b>"), "visitor-answer");
    const mail = await read("visitor-answer");
    expect(mail.subject).toBe(`Re: Recibimos su consulta ${enquiry.reference}`);
    expect(mail.text).toMatch(
      /^Hola, Ana:\n\nSí, hay sitio\.\n<b>Gracias<\/b>\n\nSaludos .*,\nMarta\nFarolito/,
    );
    expect(mail.html).toContain("Sí, hay sitio.<br />&lt;b&gt;Gracias&lt;/b&gt;</p>");
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(["office@farolito.example"]);
    expect(mail.header("auto-submitted")).toBeUndefined();
    expect(mail.text).not.toContain("token=");
  });

  it("goes on with the thread: the receipt first, then the guest's own mails", async () => {
    const enquiry = await accept();
    const receipt = (await read("visitor-contact")).messageId;
    await note(enquiry, answer("Uno"), "visitor-answer");
    const first = await read("visitor-answer");
    expect([first.inReplyTo, first.references]).toEqual([receipt, receipt]);
    const data = {
      from: "ana@example.com",
      subject: "Re",
      text: "¿Y el martes?",
      messageId: "<guest-1@mail.example>",
    };
    await note(enquiry, { kind: "reply", data }, "agency-reply");
    await sendQuote(enquiry, 3);
    const second = await read("visitor-quote");
    expect(second.inReplyTo).toBe("<guest-1@mail.example>");
    expect(second.references).toBe(`${receipt} <guest-1@mail.example>`);
    expect(second.text).toContain("Adultos: 2 × 75\u{a0}US$ = 150\u{a0}US$");
    expect(second.text).toMatch(/\/api\/quote\?token=\S+/);
  });
});

it("no mail whose answers go to a guest or a stranger holds a link that acts: who answers quotes it to them", async () => {
  const address = "eve@example.com";
  await site.postJson("/api/registration", {
    name: "Eve",
    email: address,
    language: "en",
    about: "Captain",
    lang: "en",
  });
  const enquiry = await accept({
    dueAt: Date.now(),
    mails: (["agency-contact", "visitor-contact"] as const).map((mail) => ({
      mail,
      recipient: mail === "visitor-contact" ? address : (site.env.agencyEmails[0] ?? ""),
    })),
  });
  for (const kind of ["reply", "quote-accepted", "quote-declined"] as const) {
    const data = { from: address, subject: "Re", text: "¿Y el martes?", quote: "" };
    await note(enquiry, { kind, data } as NewEvent, "agency-reply");
  }
  await remindNow(site);
  const mails = Object.entries(await readMails(site.env.dataDir));
  const agency = "office@farolito.example";
  const away = mails.filter(([, { replyTo }]) => replyTo?.[0]?.address !== agency);
  expect(away.map(([label]) => label).sort()).toEqual([
    "agency-contact",
    "agency-reply",
    "owner-registration",
  ]);
  for (const [, { raw, text = "", html = "" }] of away)
    expect([raw, text, html].join("")).not.toMatch(/token|\/api\//);
  expect((await read("staff-reminder")).text).toContain("token=");
});
