/** @jest-environment node */
import type { Locale } from "../../config/locales";
import { formatDay } from "../../i18n/format";
import { acceptOn, bookOn, inDays, offerQuote } from "../../testing/book-on-site";
import { CONTACT, createEnquiry } from "../../testing/create-enquiry";
import { readMails } from "../../testing/read-mails";
import { createLink } from "./links";
import { setUpTestSite, withOfferFacts } from "../../testing/set-up-test-site";
import { addPerson, BEA, signInAs } from "../../testing/staff-client";
import type { EnquiryReply } from "../../staff/calls/replies";

const site = setUpTestSite({ AGENCY_EMAILS: "agency@example.com" });
withOfferFacts("coral-key", { daily_capacity: 4, closed_days: [inDays(21)] });
const WHOLE_WEEK = 20;

const getEnquiry = async (id: string) => (await site.store()).enquiries.get(id);

describe("the guest whose day is full", () => {
  it.each<[Locale, string, string]>([
    ["en", "This day is full", "On these days there is still room for you:"],
    ["es", "Ese día está completo", "Estos días todavía hay sitio:"],
    ["it", "Quel giorno è al completo", "In questi giorni c'è ancora posto:"],
  ])("is told so in %s, with other days, and staff are", async (locale, title, others) => {
    await bookOn(site, { adults: 4 });
    const full = await offerQuote(site, { locale, adults: 2 });
    const response = await acceptOn(site, full);
    const html = (await response.text()).replaceAll("&#39;", "'");
    expect(response.status).toBe(409);
    for (const text of [title, others, full.enquiry.reference, formatDay(inDays(WHOLE_WEEK + 2), locale)])
      expect(html).toContain(text);
    // The next day is closed in the editor.
    expect(html).not.toContain(`<li>${formatDay(inDays(WHOLE_WEEK + 1), locale)}`);
    expect(html).not.toMatch(/name="answer" value="accept"/);
    expect(html).toMatch(/name="answer" value="decline"/);
    expect(await getEnquiry(full.enquiry.id)).toMatchObject({ status: "open" });
    expect((await getEnquiry(full.enquiry.id))?.dueAt).toBeGreaterThan(Date.now() - 1);
    const mails = await (await site.store()).enquiries.getMails(full.enquiry.id);
    expect(mails.filter(({ mail }) => mail === "agency-reply")).toMatchObject([{ status: "delivered" }]);
    expect(site.readLog()).not.toContain("ana@example.com");
  });

  it("sees it when the page is opened, before pressing anything; opening it changes nothing", async () => {
    await bookOn(site, { adults: 3 });
    const [small, large] = [await offerQuote(site), await offerQuote(site, { adults: 2 })];
    expect(await (await site.get(small.path)).text()).toContain(`value="accept"`);
    const html = await (await site.get(large.path)).text();
    expect(html).toContain("This day is full");
    expect(html).not.toContain(`value="accept"`);
    expect(await getEnquiry(large.enquiry.id)).toMatchObject({ version: 2, status: "answered" });
  });

  it("can accept once somebody else has cancelled", async () => {
    const first = await bookOn(site, { adults: 4 });
    const second = await offerQuote(site, { adults: 4 });
    expect((await acceptOn(site, second)).status).toBe(409);
    const bea = await signInAs(site, await addPerson(site, BEA));
    const { version = 0, reference = "" } = (await getEnquiry(first.enquiry.id)) ?? {};
    const tripIds = [`${first.quote.id}-1`];
    const body = {
      reference,
      version,
      tripIds,
      by: "guest",
      text: "Come lo hai chiesto",
      key: "key-00000001",
    };
    expect((await bea.mutate("bookings.cancelTrips", body)).status).toBe(200);
    expect((await acceptOn(site, second)).status).toBe(303);
    const { text = "" } = (await readMails(site.env.dataDir))["visitor-cancelled"] ?? {};
    expect(text).toContain("Come lo hai chiesto");
    expect(await (await site.get(first.path)).text()).toContain("This booking was cancelled");
  });

  it("or closed makes a mail to staff that says so", async () => {
    const { departures } = await site.store();
    const day = { offer: "coral-key", day: inDays(WHOLE_WEEK) };
    await departures.setStatus(day, "closed", "Marta", Date.now());
    const { path, enquiry } = await offerQuote(site);
    expect(await (await site.get(path)).text()).toContain("This trip does not run on that day");
    expect((await site.postForm(path, { answer: "accept" })).status).toBe(409);
    const { text = "", subject } = (await readMails(site.env.dataDir))["agency-reply"] ?? {};
    expect(subject).toBe(`No room for Ana María Pérez: quote ${enquiry.reference}`);
    expect(text).toContain("The page has named other days");
    // Declining is still possible.
    expect((await site.postForm(path, { answer: "decline" })).status).toBe(303);
  });

  it("may still ask for it: the enquiry is taken, and staff see how many places are taken", async () => {
    await bookOn(site, { adults: 4 });
    const choice = { service: "coral-key", collection: "excursions", port: "bayahibe", adults: 2 };
    const asked = await site.postJson("/api/contact", { ...CONTACT, ...choice, date: inDays(WHOLE_WEEK) });
    const { reference } = (await asked.json()) as { reference: string };
    const bea = await signInAs(site, await addPerson(site, BEA));
    const reply = (await (await bea.query("enquiries.get", { reference })).json()) as EnquiryReply;
    expect(reply.chosen[0]?.dayNotes).toEqual(["quel giorno è al completo", "4 posti occupati su 4"]);
  });
});

describe("a guest who holds places", () => {
  it("is not lost before the booking is cancelled: the inbox and the link in the mail say so", async () => {
    const { enquiry } = await bookOn(site);
    const { version = 0, reference = "" } = (await getEnquiry(enquiry.id)) ?? {};
    const bea = await signInAs(site, await addPerson(site, BEA));
    const changed = await bea.mutate("enquiries.change", { reference, version, status: "lost" });
    expect([changed.status, await changed.json()]).toEqual([409, { code: "booked" }]);
    const { search } = new URL(
      createLink({ ...site.env, now: Date.now() }, { purpose: "lost", id: enquiry.id }),
    );
    const pressed = await site.postForm(`/api/enquiry${search}&lang=es`, {});
    const html = await pressed.text();
    expect(pressed.status).toBe(409);
    expect(html).toContain(`La consulta ${reference} ocupa plazas de un día.`);
    expect(html).toContain(`<a href="/admin/enquiries#${reference}">`);
    expect(await getEnquiry(enquiry.id)).toMatchObject({ status: "booked", version });
  });
});

describe("a quote for a day that cannot take the party", () => {
  const LINE = { label: "Adulti", count: 2, unitCents: 7500 };
  const send = async ({
    evenIfFull = false,
    ...trip
  }: { evenIfFull?: unknown; date?: string; adults?: number } = {}) => {
    const accepted = await (await site.store()).enquiries.accept(createEnquiry({ mails: [] }), Date.now());
    if (!("reference" in accepted)) throw new Error(accepted.outcome);
    const { reference } = accepted;
    const body = {
      ...{ reference, version: 1, key: `key-${reference}`, validUntil: inDays(5), evenIfFull },
      trips: [
        {
          ...{ offer: "coral-key", port: "bayahibe", date: inDays(WHOLE_WEEK), adults: 2, lines: [LINE] },
          ...trip,
        },
      ],
    };
    const bea = await signInAs(site, await addPerson(site, { ...BEA, email: `${reference}@example.com` }));
    const response = await bea.mutate("quotes.send", body);
    const { quotes, enquiries } = await site.store();
    const { id = "" } = (await enquiries.getByReference(reference)) ?? {};
    return { status: response.status, body: (await response.json()) as object, sent: await quotes.list(id) };
  };

  it("is not sent without a warning, and is when staff say so", async () => {
    await bookOn(site, { adults: 3 });
    expect(await send()).toEqual({ status: 409, body: { code: "day-full" }, sent: [] });
    expect(await send({ adults: 1 })).toMatchObject({ status: 200 });
    expect(await send({ evenIfFull: true })).toMatchObject({ status: 200, sent: [{ status: "sent" }] });
    expect(await send({ date: inDays(21) })).toMatchObject({ status: 409, body: { code: "day-closed" } });
    expect(await send({ evenIfFull: "yes" })).toMatchObject({ status: 422 });
  });
});
