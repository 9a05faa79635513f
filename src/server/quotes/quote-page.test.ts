/** @jest-environment node */
import { createHash } from "node:crypto";

import { LOCALE_CODES, type Locale } from "../../domain/config/locales";
import { offerTo, storeEnquiry } from "../../testing/book-on-site";
import { createQuote, createQuoteTrip } from "../../testing/create-quote";
import { readMails } from "../../testing/read-mails";
import { BEA } from "../../testing/staff-client";
import { setUpTestSite } from "../../testing/set-up-test-site";
import { createLink } from "../platform/secrets";
import { deliverAfterPost } from "../mail/outbox/worker";
import type { Enquiry } from "../enquiries/enquiry";
import type { QuoteTrip } from "../../domain/contracts/quotes";
import type { NewQuote } from "./quote";

const site = setUpTestSite();
/** Far enough ahead for every day on which these tests run. */
const DAY = { validUntil: "2098-12-31", date: "2099-01-20" };

const accept = (locale: Locale = "es") => storeEnquiry(site, { locale });

/** Sends a quote and gets the address of its page. */
async function send(
  enquiry: Enquiry,
  { trip, ...change }: Partial<NewQuote> & { trip?: Partial<QuoteTrip> } = {},
): Promise<string> {
  const days = { validUntil: DAY.validUntil, trip: { date: DAY.date, ...trip } };
  const quote = createQuote({ locale: enquiry.locale, ...days, ...change });
  return (await offerTo(site, enquiry, quote)).path;
}

const open = async (path: string) => {
  const response = await site.get(path);
  return { response, html: await response.text() };
};
const answer = (path: string, body: Record<string, string>, headers = {}) =>
  site.postForm(path, body, headers);
const getStatuses = async ({ id }: Enquiry) => {
  const { quotes, enquiries } = await site.store();
  return [(await enquiries.get(id))?.status, ...(await quotes.list(id)).map(({ status }) => status)];
};

it("names the trip of each price, and the terms of each trip, where there are several", async () => {
  const other = createQuoteTrip({ title: "Isla Catalina", date: DAY.date });
  const trips = [createQuoteTrip({ date: DAY.date }), other];
  const terms = trips.map(({ title: trip }) => ({ trip, label: "Incluido", text: "Almuerzo" }));
  const { html } = await open(await send(await accept(), { trips, terms }));
  const labels = [
    "Cayo Coral: Adultos",
    "Isla Catalina: Niños",
    "<h3>Isla Catalina</h3>",
    "<dt>Incluido</dt>",
  ];
  for (const label of labels) expect(html).toContain(label);
});

describe("the page of a quote", () => {
  it.each<[Locale, string[]]>([
    ["en", ["Your quote", ", January 20, 2099", "2 × $75", "1 × $45", "Accept for $195", "Decline"]],
    ["es", ["Su cotización", ", 20 de enero de 2099", "2 × 75", "1 × 45", "Aceptar por 195", "Rechazar"]],
    ["it", ["Il tuo preventivo", " 20 gennaio 2099", "2 × 75", "1 × 45", "Accetta per 195", "Rifiuta"]],
  ])("says in %s who, what, when and how much", async (locale, words) => {
    const enquiry = await accept(locale);
    const { response, html } = await open(await send(enquiry, { text: "See you soon!\n<b>Marta</b>" }));
    expect(response.status).toBe(200);
    for (const word of [...words, enquiry.reference, "Ana María Pérez", "Bayahíbe", "Cayo Coral"])
      expect(html.replaceAll("\u{a0}", " ")).toContain(word);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toContain(`<title>Farolito | ${words[0]}</title>`);
    expect(html).toContain("&lt;b&gt;Marta&lt;/b&gt;");
  });

  it("is kept by nobody, found by no search engine, runs nothing and shows nothing of others", async () => {
    const { response, html } = await open(await send(await accept()));
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(html).not.toMatch(/<script|<iframe|<link rel="stylesheet"|style="/);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(
      /^default-src 'none'; .*form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = ""]) => style);
    expect(styles).toHaveLength(2);
    for (const style of styles)
      expect(policy).toContain(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
  });

  it("names the website to which a link to pay leads, and does not tell it where the guest comes from", async () => {
    const payUrl = "https://pay.example/i?a=1&b=2";
    const { html } = await open(await send(await accept("en"), { payUrl }));
    expect(html).toContain(
      '<a href="https://pay.example/i?a=1&amp;b=2" rel="noreferrer">Pay at pay.example</a>',
    );
    expect(html).toContain("This link leaves our website. You pay at pay.example");
  });

  it("is nothing for a link that is not ours, or for another purpose", async () => {
    const enquiry = await accept();
    await send(enquiry);
    const [quote] = await (await site.store()).quotes.list(enquiry.id);
    const link = createLink({ ...site.env, now: Date.now() }, { purpose: "delete", id: quote?.id ?? "" });
    const forged = ["", "?token=", "?token=x.y", "?token=eyJwdXJwb3NlIjoicXVvdGUifQ.AAAA"];
    for (const query of [...forged, new URL(link).search]) {
      expect((await site.get(`/api/quote${query}`)).status).toBe(404);
      expect((await answer(`/api/quote${query}`, { answer: "accept" })).status).toBe(404);
    }
  });
});

describe("a guest's answer to a quote", () => {
  it("is stored and shown, and twice the same is the same", async () => {
    const enquiry = await accept("en");
    const path = await send(enquiry);
    for (let time = 0; time < 2; time += 1) {
      const done = await answer(path, { answer: "accept" });
      expect([done.status, done.headers.get("location")]).toEqual([303, path]);
    }
    const { html } = await open(path);
    expect(html).toContain("You have accepted this quote");
    expect(html).not.toContain("<form");
    expect(await getStatuses(enquiry)).toEqual(["booked", "accepted"]);
    const mails = await (await site.store()).enquiries.getMails(enquiry.id);
    expect(mails.filter(({ mail }) => ["agency-reply", "visitor-accepted"].includes(mail))).toHaveLength(2);
    expect((await (await site.store()).enquiries.get(enquiry.id))?.dueAt).toBeGreaterThan(Date.now());
  });

  it("goes to the person whom the enquiry is given to, in their language, with the reason", async () => {
    const { staff, enquiries } = await site.store();
    const person = await staff.people.add(BEA, Date.now());
    const enquiry = await accept();
    const path = await send(enquiry);
    const change = { fields: { personId: person?.id ?? null } };
    await enquiries.change({ which: { id: enquiry.id }, change }, Date.now());
    await answer(path, { answer: "decline", why: "Demasiado caro" });
    const queued = (await enquiries.getMails(enquiry.id)).filter(({ mail }) => mail === "agency-reply");
    expect(queued.map(({ recipient }) => recipient)).toEqual(["bea@example.com"]);
    await deliverAfterPost();
    const mail = (await readMails(site.env.dataDir))["agency-reply"];
    expect(mail?.to?.map(({ address }) => address)).toEqual(["bea@example.com"]);
    expect(mail?.subject).toMatch(/^Rifiutato da Ana María Pérez/);
    expect(mail?.text).toContain("> Demasiado caro");
  });

  it("may say why, in clean words of at most a thousand characters", async () => {
    const enquiry = await accept("en");
    const path = await send(enquiry);
    await answer(path, { answer: "decline", why: `\u0000<script>${"x".repeat(5000)}` });
    expect(await getStatuses(enquiry)).toEqual(["open", "declined"]);
    await deliverAfterPost();
    const { text = "" } = (await readMails(site.env.dataDir))["agency-reply"] ?? {};
    expect(/^> (.*)$/m.exec(text)?.[1]).toBe(`<script>${"x".repeat(992)}`);
    expect((await open(path)).html).toContain("You have declined this quote");
    // Who has declined cannot accept by the same page.
    const late = await answer(path, { answer: "accept" });
    expect([late.status, await late.text()]).toEqual([409, expect.stringContaining("You have declined")]);
  });

  it("is refused once the quote is replaced, and the page leads to the newest one", async () => {
    const enquiry = await accept("en");
    const old = await send(enquiry);
    await send(enquiry);
    await send(enquiry, { lines: [{ label: "Descuento", count: 1, unitCents: -7_500 }] });
    const refused = await answer(old, { answer: "accept" });
    const html = await refused.text();
    expect(refused.status).toBe(409);
    expect(html).toContain("There is a newer quote");
    const [, link = ""] = /<a href="([^"]+)">Open the newest quote/.exec(html) ?? [];
    const { pathname, search } = new URL(link.replaceAll("&amp;", "&"));
    const page = (await open(pathname + search)).html;
    expect(page).toContain("Accept for $120");
    expect(await getStatuses(enquiry)).toEqual(["answered", "replaced", "replaced", "sent"]);
  });

  it.each(LOCALE_CODES)("is refused in %s after the last day, with the ways to go on", async (locale) => {
    const enquiry = await accept(locale);
    const path = await send(enquiry, { validUntil: "2026-01-01" });
    const late = await answer(path, { answer: "accept" });
    expect(late.status).toBe(409);
    for (const html of [await late.text(), (await open(path)).html]) {
      expect(html).toContain('class="state"');
      expect(html).toContain("https://wa.me/");
      expect(html).not.toContain("<form");
    }
    expect(await getStatuses(enquiry)).toEqual(["answered", "sent"]);
  });

  it("comes from the page itself, as a form, and is one of two", async () => {
    const path = await send(await accept());
    const foreign = { "sec-fetch-site": "cross-site" };
    expect((await answer(path, { answer: "accept" }, foreign)).status).toBe(403);
    expect((await answer(path, { answer: "pay" })).status).toBe(422);
    expect((await site.postJson(path, { answer: "accept" })).status).toBe(415);
  });

  it("leaves nothing of the guest in the log", async () => {
    const enquiry = await accept();
    await answer(await send(enquiry), { answer: "decline", why: "secret-reason" });
    expect(site.readLog()).toContain(enquiry.reference);
    expect(site.readLog()).not.toMatch(/secret-reason|ana@example|Pérez|token=/);
  });
});
