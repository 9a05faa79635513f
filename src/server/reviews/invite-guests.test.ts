/** @jest-environment node */
import { getAgencyTime } from "../../booking/calendar-day";
import { captureLog } from "../../testing/capture-log";
import { createQuote } from "../../testing/create-quote";
import { describeStore } from "../../testing/describe-stores";
import type { Mail } from "../mail/message";
import { deliverDue } from "../mail/outbox/deliver";
import type { OutboxTools } from "../mail/outbox/tools";
import { forgetSingleton } from "../platform/process-singleton";
import { loadSettings } from "../platform/published";
import { type Enquiry, type StoredOffer } from "../enquiries/enquiry";
import { inviteGuests } from "./invitations";

const BY = { id: null, name: "Marta" };
/** The day of the trip, and the day after it at ten in the morning (Santo Domingo). */
const TRIP = "2027-01-20";
const MORNING = getAgencyTime("2027-01-21", "10:00");
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

describeStore("guests", (bench) => {
  let now = MORNING;
  const sent: Mail[] = [];
  beforeEach(() => {
    captureLog();
    sent.length = 0;
  });
  const tools = (): OutboxTools => ({
    store: bench.store,
    mailer: { deliver: (mail) => Promise.resolve(sent.push(mail)).then(() => ({ outcome: "delivered" })) },
    now: () => now,
    lettersPerMinute: 60,
    getMailContext: () => ({
      ...{ siteUrl: "https://site.example", agencyEmails: ["agency@example.com"], now },
      getSecret: () => "s".repeat(40),
    }),
  });
  /** Lets the site look for trips at a moment, and gets the invitations that left. */
  const inviteAt = async (moment: number) => {
    now = moment;
    sent.length = 0;
    forgetSingleton("review-invitations");
    await inviteGuests(tools());
    await deliverDue(tools());
    return sent.filter(({ label }) => label.startsWith("visitor-review-"));
  };
  const payload = {
    name: "Ana",
    lastname: "Pérez",
    email: "ana@example.com",
    phone: "",
    message: "",
    source: "",
  };
  const coralKey = { service: "coral-key", collection: "excursions" as const };
  const book = async (asked: object, locale: Enquiry["locale"] = "es") => {
    const enquiry = await bench.accept({ payload: { ...payload, ...asked }, locale, mails: [] }, now);
    await bench.store.enquiries.change({ which: enquiry, change: { fields: { status: "booked" } } }, now);
    return enquiry;
  };
  const quote = async (change = {}) => {
    const enquiry = await bench.accept({ payload, mails: [] }, now);
    const one = createQuote({ date: TRIP, validUntil: "2027-01-30", ...change });
    const { id, reference } = enquiry;
    await bench.store.quotes.send(
      { reference, version: 1, quote: one, by: BY, idempotencyKey: one.id },
      MORNING - 10 * DAY_MS,
    );
    const settling = {
      quote: { id: one.id, enquiryId: id },
      status: "accepted" as const,
      text: "",
      mails: [],
    };
    await bench.store.quotes.settle({ ...settling, dueAt: now }, MORNING - 9 * DAY_MS);
    return { enquiry, quote: one };
  };

  it("are asked at ten in the morning of the day after the trip, once, in their language", async () => {
    now = MORNING - 5 * DAY_MS;
    await book({ ...coralKey, date: TRIP }, "it");
    expect(await inviteAt(MORNING - DAY_MS)).toEqual([]);
    expect(await inviteAt(MORNING - 1)).toEqual([]);
    const [mail, ...others] = await inviteAt(MORNING);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: "ana@example.com",
      subject: "Com'è andata? Isolotto Corallo",
    });
    expect(mail?.text).toContain("https://site.example/api/review?token=");
    expect(mail?.text).toContain("https://site.example/it/recensioni");
    expect(mail?.text).toContain("20 gennaio 2027");
    expect(await inviteAt(MORNING + HOUR_MS)).toEqual([]);
    expect(await inviteAt(MORNING + 2 * DAY_MS)).toEqual([]);
  });

  it("who accepted a quote are asked about its trip and its day", async () => {
    now = MORNING - 10 * DAY_MS;
    await quote();
    expect(await inviteAt(MORNING - DAY_MS)).toEqual([]);
    expect((await inviteAt(MORNING)).map(({ subject }) => subject)).toEqual(["¿Qué tal fue? Cayo Coral"]);
  });

  it("with several trips are asked when the last one is over, about that one", async () => {
    now = MORNING - 10 * DAY_MS;
    const offers = [
      { ...coralKey, date: "2027-01-23" },
      { service: "river-cave", collection: "excursions", date: TRIP },
    ] as StoredOffer[];
    await book({ offers });
    expect(await inviteAt(MORNING)).toEqual([]);
    const mails = await inviteAt(MORNING + 3 * DAY_MS);
    expect(mails.map(({ subject }) => subject)).toEqual(["¿Qué tal fue? Cayo Coral"]);
  });

  it("are not asked about what was lost, cancelled, held, undated, no offer, or long ago", async () => {
    now = MORNING - 10 * DAY_MS;
    const lost = await book({ ...coralKey, date: TRIP });
    await bench.store.enquiries.change({ which: lost, change: { fields: { status: "lost" } } }, now);
    const cancelled = await quote();
    // What a cancelled day makes of an accepted quote; the enquiry may still say that it is booked.
    await bench.database.db
      .updateTable("quotes")
      .set({ status: "cancelled" as never })
      .where("id", "=", cancelled.quote.id)
      .execute();
    await book({ ...coralKey });
    await book({ date: TRIP });
    await book({ service: "no-such-tour", collection: "excursions", date: TRIP });
    await book({ ...coralKey, date: "2027-01-01" });
    await bench.accept({ payload: { ...payload, ...coralKey, date: TRIP }, mails: [] }, now);
    expect(await inviteAt(MORNING)).toEqual([]);
  });

  it("are not asked about a day that was cancelled, although they are still marked as booked", async () => {
    now = MORNING - 10 * DAY_MS;
    await book({ ...coralKey, date: TRIP });
    await bench.store.departures.cancel(
      {
        departure: { offer: coralKey.service, day: TRIP },
        ...{ reason: "High waves", by: BY, dueAt: now, getFreeDays: () => [] },
      },
      now,
    );
    await book({ ...coralKey, service: "river-cave", date: TRIP });
    expect((await inviteAt(MORNING)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("Cueva") as string,
    ]);
  });

  it("are not mailed when the enquiry was deleted before the mail left", async () => {
    now = MORNING - 10 * DAY_MS;
    const { id } = await book({ ...coralKey, date: TRIP });
    now = MORNING;
    forgetSingleton("review-invitations");
    await inviteGuests(tools());
    await bench.store.enquiries.erase(id, now);
    await deliverDue(tools());
    expect(sent).toEqual([]);
  });

  it("are not asked while the agency has switched it off", async () => {
    now = MORNING - 10 * DAY_MS;
    await book({ ...coralKey, date: TRIP });
    const invited = jest.replaceProperty(loadSettings().reviews.en, "invitations", false);
    expect(await inviteAt(MORNING)).toEqual([]);
    invited.restore();
    expect(await inviteAt(MORNING + HOUR_MS)).toHaveLength(1);
  });

  it("are asked once when two processes look at the same moment", async () => {
    now = MORNING - 10 * DAY_MS;
    for (let index = 0; index < 5; index += 1) await book({ ...coralKey, date: TRIP });
    now = MORNING;
    forgetSingleton("review-invitations");
    const first = inviteGuests(tools());
    forgetSingleton("review-invitations");
    await Promise.all([first, inviteGuests(tools())]);
    await deliverDue(tools());
    expect(sent.filter(({ label }) => label.startsWith("visitor-review-"))).toHaveLength(5);
  });
});
