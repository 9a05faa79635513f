/** @jest-environment node */
import { rmSync } from "node:fs";
import { join } from "node:path";

import { createEnquiry } from "../../testing/create-enquiry";
import { readMails } from "../../testing/read-mails";
import { remindNow, setUpTestSite } from "../../testing/set-up-test-site";
import type { Enquiry } from "../enquiries/enquiry";
import { writeVisitorMail } from "../enquiries/mails";
import type { MailContext } from "../mail/mail-body";

describe("the mails of an enquiry", () => {
  const site = setUpTestSite();
  beforeEach(async () => {
    const pickup = { kind: "cruise", place: "MSC Aurora", shipAllAboard: "17:30" };
    const party = { adults: 2, children: 1, smallChildren: 1, date: "2099-02-03", port: "bayahibe", pickup };
    const visitor = { name: "Ana", lastname: "Pérez", email: "ana@example.com", phone: "0034 600 123 456" };
    const about = { service: "no-such-tour", collection: "excursions", source: "Hotel Sol", lang: "es" };
    const message = "¿Hay sitio?\n<b>Gracias</b>";
    await site.postJson("/api/contact", { ...visitor, ...party, ...about, message });
  });

  const load = async (name: string) => {
    const mail = (await readMails(site.env.dataDir))[name];
    if (mail === undefined) throw new Error(`no mail ${name}`);
    return { mail, text: mail.text ?? "", html: mail.html ?? "" };
  };
  const press = (link: string, init: RequestInit = { method: "POST", redirect: "manual" }) =>
    fetch(link.replace("http://site.example", site.url), init);
  const getLink = (text: string, label: string) => new RegExp(`${label}:\\n(\\S+)`).exec(text)?.[1] ?? "";

  it("tell the agency every fact and every way to answer", async () => {
    const { mail, text, html } = await load("agency-contact");
    expect(mail.replyTo).toEqual([{ name: "Ana Pérez", address: "ana@example.com" }]);
    const [reference = ""] = /PA-\w{5}/.exec(mail.subject ?? "") ?? [];
    expect(getLink(text, "Open it in Enquiries and answer")).toBe(
      `http://site.example/admin/enquiries#${reference}`,
    );
    expect(getLink(text, "Answered, booked or lost\\? Mark it there")).toBe(
      `http://site.example/admin/enquiries#${reference}/status`,
    );
    expect(mail.subject).toMatch(/^Enquiry PA-\w{5} from Ana Pérez: No such tour$/);
    expect(mail.to?.map(({ address }) => address)).toEqual(site.env.agencyEmails);
    for (const fact of [
      "Phone: 0034 600 123 456",
      "About: No such tour",
      "Port: Bayahíbe",
      "Date: Tuesday, February 3, 2099",
      "Party: 2 adults, 1 child, 1 child under 1 m (3 ft 3 in)",
      "Pick-up: Cruise ship, MSC Aurora, all aboard at 5:30\u{a0}PM",
      "Language: Español",
      "Recommended by: Hotel Sol",
      "> ¿Hay sitio?\n> <b>Gracias</b>",
    ])
      expect(text).toContain(fact);
    expect(html).toContain("&lt;b&gt;Gracias&lt;/b&gt;");
    expect(html).not.toMatch(/<img|<script|<link/);
    expect(decodeURIComponent(getLink(text, "Reply on WhatsApp"))).toMatch(
      /^https:\/\/wa\.me\/34600123456\?text=Hola, Ana, le escribimos de/,
    );
  });

  it("tell the visitor, in their language, what was chosen, the reference, and when an answer comes", async () => {
    const { mail, text } = await load("visitor-contact");
    expect(mail.subject).toMatch(/^Recibimos su consulta PA-\w{5}$/);
    expect(text).toMatch(/^Hola,? Ana:/);
    expect(text).toContain("hora de Santo Domingo");
    expect(text).toContain("Personas: 2 adultos, 1 niño, 1 niño de menos de 1 metro");
    expect(mail.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
  });

  it("are in the language of who reads them, as are the pages of their links", async () => {
    rmSync(join(site.env.dataDir, "mail"), { recursive: true });
    const { staff } = await site.store();
    await staff.people.add(
      { email: "owner@example.com", name: "Ana", locale: "es", role: "owner" },
      Date.now(),
    );
    await site.postJson("/api/contact", {
      name: "Leo",
      email: "leo@example.com",
      message: "Ciao",
      lang: "it",
    });
    await remindNow(site, 1);
    const { mail, text } = await load("staff-reminder");
    expect(mail.subject).toBe("1 consulta espera respuesta");
    const link = getLink(text, "Respondida");
    expect(await (await press(link, {})).text()).toContain('<html lang="es"');
    const done = await press(link);
    expect(done.headers.get("location")).toContain("&lang=es");
    expect((await load("agency-contact")).mail.subject).toMatch(/^Consulta PA-/);
  });
});

// The office is open from 9 to 19 o'clock, and answers within 3 hours of these.
test("a receipt that is delivered after its time promises a new one", () => {
  const [createdAt, dueAt, now] = ["2027-01-08T20:00Z", "2027-01-08T22:00Z", "2027-01-11T13:00Z"].map(
    Date.parse,
  );
  const enquiry = { ...createEnquiry({ locale: "en" }), reference: "PA-7K2P4", createdAt, dueAt };
  const context = { siteUrl: "https://x.example", agencyEmails: [], getSecret: () => "s".repeat(40), now };
  const { blocks } = writeVisitorMail(enquiry as unknown as Enquiry, context as MailContext);
  expect(JSON.stringify(blocks)).toContain("answers you by Monday, January 11, 2027 at 12:00");
});
