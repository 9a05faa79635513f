/** @jest-environment node */
import { createBooking, CORAL_KEY } from "../../testing/book-departures";
import { createEnquiry } from "../../testing/create-enquiry";
import { createQuote } from "../../testing/create-quote";
import { DAY, describeStore, NOW } from "../../testing/describe-stores";
import { findRunningDay } from "../../testing/find-running-day";
import { readMails } from "../../testing/read-mails";
import { setUpTestSite } from "../../testing/set-up-test-site";
import { createLink } from "./links";

describe("the guest's own link that deletes an enquiry", () => {
  const site = setUpTestSite({ AGENCY_EMAIL: "office@example.com" });
  const date = findRunningDay({ service: "coral-key", collection: "excursions" });

  /** Stores an enquiry, with an accepted quote on request, and gets the link of its receipt. */
  async function store(locale: "en" | "es" | "it", isBooked: boolean) {
    const { enquiries, quotes } = await site.store();
    const now = Date.now();
    await enquiries.accept(createEnquiry({ locale, mails: [] }), now);
    const [enquiry] = await enquiries.list(1);
    if (enquiry === undefined) throw new Error("not stored");
    const { id, reference, version } = enquiry;
    if (isBooked) {
      const quote = createQuote({ date, adults: 2, children: 1, smallChildren: 0, validUntil: date });
      const by = { id: null, name: "Marta" };
      await quotes.send({ reference, version, quote, by, idempotencyKey: "key" }, now);
      const about = { id: quote.id, enquiryId: id };
      await quotes.settle({ quote: about, status: "accepted", text: "", mails: [], dueAt: now }, now);
    }
    const context = { ...site.env, siteUrl: site.url, now };
    return { reference, link: createLink(context, { purpose: "delete", id }) };
  }

  it.each([
    ["en", "this cancels that booking too"],
    ["es", "también se cancela esa reserva"],
    ["it", "si annulla anche quella prenotazione"],
  ] as const)("says in %s that it cancels a booking, where there is one", async (locale, words) => {
    const booked = await store(locale, true);
    const page = await (await fetch(booked.link)).text();
    expect(page).toContain(words);
    expect(page).toMatch(/Coral/);
    const { link } = await store(locale, false);
    expect(await (await fetch(link)).text()).not.toContain(words);
  });

  it("tells the office which places are free again, and nothing of the guest", async () => {
    const { link, reference } = await store("it", true);
    expect((await fetch(link, { method: "POST", redirect: "manual" })).status).toBe(303);
    const { enquiries } = await site.store();
    expect(await enquiries.getByReference(reference)).toBeUndefined();
    const mail = (await readMails(site.env.dataDir))["agency-freed"];
    expect(mail?.to?.[0]?.address).toBe("office@example.com");
    expect(mail?.subject).toMatch(new RegExp(`^Booking cancelled: .*Coral.*\\(${reference}\\)$`));
    expect(mail?.text).toMatch(/Places freed:\s+3/);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Ana|Pérez|ana@|600 123/);
  });

  it("tells nobody of an enquiry that holds no places", async () => {
    const { link } = await store("es", false);
    await fetch(link, { method: "POST", redirect: "manual" });
    expect((await readMails(site.env.dataDir))["agency-freed"]).toBeUndefined();
  });
});

describeStore("a booking that its guest deletes", (bench) => {
  const listFreed = async () =>
    (await bench.claim(NOW + DAY, 50)).filter(({ mail }) => mail === "agency-freed");
  const tell = ["office@example.com", "boss@example.com"];

  it("frees its places, and the office is told in the same transaction, once", async () => {
    const { book, countHeld } = createBooking(bench, 10);
    const { enquiry } = await book({ adults: 4 });
    const remove = () => bench.store.enquiries.delete(enquiry.id, NOW, tell);
    expect((await Promise.all([remove(), remove(), remove()])).filter(Boolean)).toHaveLength(1);
    expect(await countHeld()).toBe(0);
    const mails = await listFreed();
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([...tell].sort());
    for (const { data, enquiryId } of mails) {
      expect(JSON.parse(data ?? "")).toEqual({ reference: enquiry.reference, ...CORAL_KEY, persons: 4 });
      expect(enquiryId).toBeNull();
    }
  });

  it("tells nobody of a trip that is over, or of what staff delete themselves", async () => {
    const { book } = createBooking(bench, 10);
    const [over, deleted] = [await book(), await book()];
    const after = Date.parse(`${CORAL_KEY.day}T12:00:00Z`) + DAY;
    await bench.store.enquiries.delete(over.enquiry.id, after, tell);
    await bench.store.enquiries.erase(deleted.enquiry.id, NOW);
    expect(await listFreed()).toEqual([]);
  });
});
