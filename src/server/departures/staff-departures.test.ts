/** @jest-environment node */
import { acceptOn, bookOn, inDays, noteBooking, offerQuote } from "../../testing/book-on-site";
import { createEnquiry } from "../../testing/create-enquiry";
import { readMails } from "../../testing/read-mails";
import { setUpTestSite, withOfferFacts } from "../../testing/set-up-test-site";
import { addPerson, BEA, signInAs, type StaffBrowser } from "../../testing/staff-client";
import type { CancelPreviewReply, DepartureListReply, DepartureReply } from "../../staff/shell/client";

const site = setUpTestSite();
withOfferFacts("coral-key", { daily_capacity: 20, closed_days: [inDays(8)] });
const DAY = inDays(20);
const CORAL_KEY = { offer: "coral-key", day: DAY };
const CANCEL = { ...CORAL_KEY, reason: "Olas altas. <b>Sin salida</b>" };

let bea: StaffBrowser;
beforeEach(async () => {
  bea = await signInAs(site, await addPerson(site, BEA));
});
const call = async <Data>(kind: "query" | "mutate", name: string, input: object = {}) =>
  (await (await bea[kind](`departures.${name}`, input)).json()) as Data;
const list = (input?: object) => call<DepartureListReply>("query", "list", input);
const show = (departure: object = CORAL_KEY) => call<DepartureReply>("query", "get", departure);
const change = (input: object) => call<DepartureReply>("mutate", "change", { ...CORAL_KEY, ...input });
const cancel = () => call<DepartureReply>("mutate", "cancel", CANCEL);
const preview = () => call<CancelPreviewReply>("mutate", "previewCancellation", CANCEL);
const withPayload = (said: object) => ({ payload: { ...createEnquiry().payload, ...said } });

describe("the departures", () => {
  it("are listed with guests and closed days, and of one offer with all days on which it runs", async () => {
    await bookOn(site, { adults: 2, children: 1 });
    await bookOn(site, { adults: 1 });
    await bookOn(site, { date: inDays(40) });
    const { rows, from, to } = await list();
    const row = {
      ...CORAL_KEY,
      state: "free",
      held: 4,
      capacity: 20,
      isByBoat: false,
      persons: 4,
      parties: 2,
    };
    expect(rows).toEqual([row]);
    expect([from, to]).toEqual([inDays(0), inDays(27)]);
    const one = await list({ offer: "coral-key" });
    expect(one.rows.length).toBeGreaterThanOrEqual(26);
    expect(one.rows.find(({ day }) => day === inDays(8))).toMatchObject({ state: "closed" });
    const later = await list({ from: inDays(28) });
    expect(later.rows).toMatchObject([{ day: inDays(40), parties: 1 }]);
  });

  it("name the parties with port, pick-up and the place the guest gave, and no address", async () => {
    const pickup = { kind: "hotel", place: "Barceló Bávaro" } as const;
    const { enquiry } = await bookOn(site, { adults: 2, smallChildren: 1 }, withPayload({ pickup }));
    const { guests } = await show();
    expect(guests).toMatchObject([
      {
        ...{
          reference: enquiry.reference,
          name: "Ana María Pérez",
          adults: 2,
          children: 0,
          smallChildren: 1,
        },
        ...{ port: "bayahibe", pickup: "08:15", place: "Barceló Bávaro", notes: "", isNoShow: false },
      },
    ]);
    expect(JSON.stringify(guests)).not.toContain("ana@example.com");
  });

  it("are closed and opened at once, and the log says who did it", async () => {
    const closed = await change({ isOpen: false });
    expect(closed).toMatchObject({ state: "closed", who: "Bea", isClosedByContent: false });
    expect((await acceptOn(site, await offerQuote(site))).status).toBe(409);
    await change({ isOpen: false });
    expect(await change({ isOpen: true })).toMatchObject({ state: "free" });
    const { staff } = await site.store();
    expect((await staff.log.list(10)).map(({ action, subject }) => [action, subject])).toEqual([
      ["day-opened", `coral-key ${DAY}`],
      ["day-closed", `coral-key ${DAY}`],
    ]);
  });

  it("that the editor has closed are closed here, and say where they are opened", async () => {
    const day = inDays(8);
    const closed = { state: "closed", isClosedByContent: true, who: null };
    expect(await show({ offer: "coral-key", day })).toMatchObject(closed);
    await change({ day, isOpen: true });
    expect((await acceptOn(site, await offerQuote(site, { date: day }))).status).toBe(409);
  });
});

describe("cancelling a day", () => {
  it("shows before what guests of each language would get", async () => {
    await bookOn(site, { locale: "es" });
    await bookOn(site, { locale: "es", adults: 19 });
    const { guests, mails } = await preview();
    expect(guests).toBe(2);
    expect(mails).toMatchObject([{ locale: "es", guests: 2 }]);
    expect(mails[0]?.html).toContain("Olas altas. &lt;b&gt;Sin salida&lt;/b&gt;");
    expect((await show()).state).toBe("full");
    expect((await readMails(site.env.dataDir))["visitor-cancelled"]).toBeUndefined();
  });

  it("is one action: guests are told in their languages, with other free days, and nobody twice", async () => {
    const booked = [
      await bookOn(site, { locale: "en" }, withPayload({ email: "john@example.com" })),
      await bookOn(site, { locale: "it" }, withPayload({ email: "carla@example.com" })),
    ];
    for (const reply of await Promise.all([cancel(), cancel()]))
      expect(reply).toMatchObject({ state: "cancelled", reason: CANCEL.reason, guests: [] });
    const { enquiries, timeline, staff } = await site.store();
    for (const { enquiry } of booked) {
      const mails = await enquiries.getMails(enquiry.id);
      expect(mails.filter(({ mail }) => mail === "visitor-cancelled")).toMatchObject([
        { status: "delivered" },
      ]);
      expect((await timeline.list(enquiry.id)).at(-1)).toMatchObject({ kind: "day-cancelled", who: "Bea" });
      const waiting = { status: "open", dueAt: expect.any(Number) as number };
      expect(await enquiries.get(enquiry.id)).toMatchObject(waiting);
    }
    const { text = "" } = (await readMails(site.env.dataDir))["visitor-cancelled"] ?? {};
    expect(text).toContain("Olas altas. <b>Sin salida</b>");
    expect(text.match(/^• /gm)).toHaveLength(5);
    expect((await staff.log.list(10)).filter(({ action }) => action === "day-cancelled")).toHaveLength(1);
    expect(site.readLog()).not.toMatch(/john@|carla@|Olas/);
  });

  it("tells guests booked by hand where they have an address; those without one wait for us", async () => {
    const silent = await noteBooking(site, CORAL_KEY);
    const mailed = await noteBooking(site, CORAL_KEY, { email: "rosa@example.com" });
    expect(await preview()).toMatchObject({ mails: [{ locale: "es", guests: 1 }] });
    const references = [silent, mailed].map(({ reference }) => reference).sort();
    for (const reply of [await cancel(), await show()]) {
      expect(reply).toMatchObject({ state: "cancelled", guests: [] });
      expect(reply.cancelledGuests.map(({ reference }) => reference).sort()).toEqual(references);
    }
    expect((await change({ isOpen: true })).cancelledGuests).toEqual([]);
    const { enquiries } = await site.store();
    for (const { id } of [silent, mailed]) expect(await enquiries.get(id)).toMatchObject({ status: "open" });
    expect(await enquiries.getMails(silent.id)).toEqual([]);
    const mails = (await enquiries.getMails(mailed.id)).map(({ mail }) => mail);
    expect(mails).toContain("visitor-cancelled");
  });
});

it.each([
  ["query", "list", { from: "2026-02-30" }, 422],
  ["query", "list", { offer: "../../x" }, 422],
  ["query", "get", { offer: "no-such-tour", day: DAY }, 404],
  ["mutate", "change", { offer: "no-such-tour", day: DAY, isOpen: false }, 404],
  ["mutate", "change", { ...CORAL_KEY, isOpen: false, status: "open" }, 422],
  ["mutate", "cancel", { ...CORAL_KEY, reason: "  " }, 422],
  ["mutate", "cancel", { ...CORAL_KEY, reason: "x".repeat(10_001) }, 422],
  ["mutate", "cancel", { ...CANCEL, day: inDays(-2) }, 422],
  ["mutate", "previewCancellation", { ...CANCEL, offer: "no-such-tour" }, 404],
] as const)("the departures refuse what makes no sense: %s %s %j", async (kind, name, input, status) => {
  expect((await bea[kind](`departures.${name}`, input)).status).toBe(status);
});
