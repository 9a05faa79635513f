/** @jest-environment node */
import { DAY_MS, getAgencyTime, HOUR_MS } from "../../domain/booking/calendar-day";
import { captureLog } from "../../testing/capture-log";
import { createEnquiry } from "../../testing/create-enquiry";
import { describeStore } from "../../testing/describe-stores";
import type { Mail } from "../mail/message";
import { deliverDue, type OutboxTools } from "../mail/outbox/deliver";
import { loadSettings } from "../platform/published";
import { type Enquiry, type StoredOffer } from "../enquiries/enquiry";
import { bookAsked, cancelByStaff, markNoShow, toAskedTrips } from "../bookings/service";
import { inviteByHand, inviteGuests } from "./mails";

const BY = { id: null, name: "Marta" };
/** The day of the trip, and the day after it at ten in the morning (Santo Domingo). */
const TRIP = "2027-01-20";
const MORNING = getAgencyTime("2027-01-21", "10:00");
/** Long before any of the trips. */
const BEFORE = getAgencyTime("2026-12-01", "10:00");

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
    await inviteGuests(tools());
    await deliverDue(tools());
    return sent.filter(({ label }) => label.startsWith("visitor-review-"));
  };
  const { payload } = createEnquiry();
  const coralKey = { service: "coral-key", collection: "excursions" as const };
  const book = async (asked: object, locale: Enquiry["locale"] = "es") => {
    const enquiry = await bench.accept({ payload: { ...payload, ...asked }, locale, mails: [] }, now);
    if (toAskedTrips(enquiry, 0).length > 0) await bookAsked(bench.store, enquiry, "booked", BEFORE);
    return enquiry;
  };
  it("are asked at ten in the morning of the day after the trip, once, in their language", async () => {
    now = MORNING - 5 * DAY_MS;
    await book({ ...coralKey, date: TRIP }, "it");
    expect(await inviteAt(MORNING - DAY_MS)).toEqual([]);
    expect(await inviteAt(MORNING - 1)).toEqual([]);
    const [mail, ...others] = await inviteAt(MORNING);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: "ana@example.com", subject: "Com'è andata? Isolotto Corallo" });
    for (const part of ["/api/review?token=", "/it/recensioni", "20 gennaio 2027"])
      expect(mail?.text).toContain(part);
    expect(await inviteAt(MORNING + HOUR_MS)).toEqual([]);
    expect(await inviteAt(MORNING + 2 * DAY_MS)).toEqual([]);
  });

  it("with several trips are asked when the last one is over, about that one", async () => {
    now = MORNING - 10 * DAY_MS;
    const offers = [
      { ...coralKey, date: "2027-01-23" },
      { service: "river-cave", collection: "excursions", date: TRIP },
    ] as StoredOffer[];
    await book({ offers });
    expect(await inviteAt(MORNING)).toEqual([]);
    expect(await inviteAt(MORNING + 3 * DAY_MS)).toMatchObject([{ subject: "¿Qué tal fue? Cayo Coral" }]);
  });

  it("are not asked about what was cancelled, missed, undated, no offer, or long ago, or without an address", async () => {
    now = MORNING - 10 * DAY_MS;
    const cancelled = await book({ ...coralKey, date: TRIP });
    const tripIds = (await bench.store.bookings.listAhead(cancelled.id, now)).map(({ id }) => id);
    const { reference } = cancelled;
    const cancelling = {
      reference,
      tripIds,
      by: "guest",
      text: "",
      feeCents: 0,
      isTold: false,
      key: "cancel",
    } as const;
    await cancelByStaff(bench.store, cancelling, { by: BY, now });
    const absent = await book({ ...coralKey, date: TRIP });
    const [trip] = await bench.store.bookings.listAhead(absent.id, now);
    const missing = { reference: absent.reference, tripId: trip?.id ?? "", isNoShow: true };
    await markNoShow(bench.store, missing, { by: BY, now: MORNING });
    await book({ ...coralKey, date: TRIP, email: "" });
    await book({ ...coralKey });
    await book({ date: TRIP });
    await book({ service: "no-such-tour", collection: "excursions", date: TRIP });
    await book({ ...coralKey, date: "2027-01-01" });
    await bench.accept({ payload: { ...payload, ...coralKey, date: TRIP }, mails: [] }, now);
    expect(await inviteAt(MORNING)).toEqual([]);
  });

  it("are not asked while the agency has switched it off", async () => {
    now = MORNING - 10 * DAY_MS;
    await book({ ...coralKey, date: TRIP });
    const invited = jest.replaceProperty(loadSettings().reviews.en, "invitations", false);
    expect(await inviteAt(MORNING)).toEqual([]);
    invited.restore();
    expect(await inviteAt(MORNING + HOUR_MS)).toHaveLength(1);
  });

  it("are asked by hand about a trip of long ago, once, and never before it is over", async () => {
    const enquiry = await book({ ...coralKey, date: TRIP });
    const later = MORNING + 90 * DAY_MS;
    expect(await inviteByHand(bench.store, enquiry, MORNING - DAY_MS)).toBe("refused");
    expect(await inviteByHand(bench.store, enquiry, later)).toBe("changed");
    expect(await inviteByHand(bench.store, enquiry, later)).toBe("repeated");
    expect(await inviteAt(later)).toHaveLength(1);
    const without = await bench.accept({ payload, mails: [] }, now);
    expect(await inviteByHand(bench.store, without, later)).toBe("refused");
  });
});
