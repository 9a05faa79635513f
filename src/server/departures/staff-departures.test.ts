/** @jest-environment node */
import { acceptOn, bookOn, inDays, noteBooking, offerQuote } from "../../testing/book-on-site";
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
const call = async <Data>(kind: "query" | "mutate", name: string, input?: object) => {
  const response = await bea[kind](name, input);
  return { status: response.status, reply: (await response.json()) as Data };
};
const show = async () => (await call<DepartureReply>("query", "departures.get", CORAL_KEY)).reply;

describe("the departures", () => {
  it("are listed with guests and closed days, and of one offer with all days on which it runs", async () => {
    await bookOn(site, { adults: 2, children: 1 });
    await bookOn(site, { adults: 1 });
    await bookOn(site, { date: inDays(40) });
    const { reply } = await call<DepartureListReply>("query", "departures.list");
    expect(reply.rows).toEqual([
      {
        ...{ ...CORAL_KEY, state: "free", held: 4, capacity: 20, isByBoat: false, persons: 4, parties: 2 },
      },
    ]);
    expect([reply.from, reply.to]).toEqual([inDays(0), inDays(27)]);
    const one = await call<DepartureListReply>("query", "departures.list", { offer: "coral-key" });
    expect(one.reply.rows.length).toBeGreaterThanOrEqual(26);
    expect(one.reply.rows.find(({ day }) => day === inDays(8))).toMatchObject({ state: "closed" });
    const later = await call<DepartureListReply>("query", "departures.list", { from: inDays(28) });
    expect(later.reply.rows).toMatchObject([{ day: inDays(40), parties: 1 }]);
  });

  it("name the parties with port, pick-up and the place the guest gave, and no address", async () => {
    const pickup = { kind: "hotel", place: "Barceló Bávaro" } as const;
    const { enquiry } = await bookOn(
      site,
      { adults: 2, smallChildren: 1 },
      { payload: { ...PAYLOAD, pickup } },
    );
    const { guests } = await show();
    expect(guests).toMatchObject([
      {
        ...{ reference: enquiry.reference, name: "Ana Pérez", adults: 2, children: 0, smallChildren: 1 },
        ...{ port: "bayahibe", pickup: "08:15", place: "Barceló Bávaro", notes: "", isNoShow: false },
      },
    ]);
    expect(JSON.stringify(guests)).not.toContain("ana@example.com");
  });

  it("are closed and opened at once, and the log says who did it", async () => {
    const { reply } = await call<DepartureReply>("mutate", "departures.change", {
      ...CORAL_KEY,
      isOpen: false,
    });
    expect(reply).toMatchObject({ state: "closed", who: "Bea", isClosedByContent: false });
    expect((await acceptOn(site, await offerQuote(site))).status).toBe(409);
    await call("mutate", "departures.change", { ...CORAL_KEY, isOpen: false });
    expect(await call("mutate", "departures.change", { ...CORAL_KEY, isOpen: true })).toMatchObject({
      reply: { state: "free" },
    });
    const { staff } = await site.store();
    expect((await staff.log.list(10)).map(({ action, subject }) => [action, subject])).toEqual([
      ["day-opened", `coral-key ${DAY}`],
      ["day-closed", `coral-key ${DAY}`],
    ]);
  });

  it("that the editor has closed are closed here, and say where they are opened", async () => {
    const day = inDays(8);
    const { reply } = await call<DepartureReply>("query", "departures.get", { offer: "coral-key", day });
    expect(reply).toMatchObject({ state: "closed", isClosedByContent: true, who: null });
    await call("mutate", "departures.change", { offer: "coral-key", day, isOpen: true });
    expect((await acceptOn(site, await offerQuote(site, { date: day }))).status).toBe(409);
  });
});

describe("cancelling a day", () => {
  it("shows before what guests of each language would get", async () => {
    await bookOn(site, { locale: "es" });
    await bookOn(site, { locale: "es", adults: 19 });
    const { reply } = await call<CancelPreviewReply>("mutate", "departures.previewCancellation", CANCEL);
    expect([reply.guests, reply.mails.map(({ locale, guests }) => [locale, guests])]).toEqual([
      2,
      [["es", 2]],
    ]);
    expect(reply.mails[0]?.html).toContain("Olas altas. &lt;b&gt;Sin salida&lt;/b&gt;");
    expect((await show()).state).toBe("full");
    expect((await readMails(site.env.dataDir))["visitor-cancelled"]).toBeUndefined();
  });

  it("is one action: guests are told in their languages, with other free days, and nobody twice", async () => {
    const guests = [
      await bookOn(site, { locale: "en" }, { payload: { ...PAYLOAD, email: "john@example.com" } }),
      await bookOn(site, { locale: "it" }, { payload: { ...PAYLOAD, email: "carla@example.com" } }),
    ];
    const both = await Promise.all([
      call<DepartureReply>("mutate", "departures.cancel", CANCEL),
      call<DepartureReply>("mutate", "departures.cancel", CANCEL),
    ]);
    for (const { status, reply } of both)
      expect([status, reply.state, reply.reason, reply.guests]).toEqual([
        200,
        "cancelled",
        CANCEL.reason,
        [],
      ]);
    const { enquiries, timeline, staff } = await site.store();
    for (const { enquiry } of guests) {
      const mails = await enquiries.getMails(enquiry.id);
      expect(mails.filter(({ mail }) => mail === "visitor-cancelled")).toMatchObject([
        { status: "delivered" },
      ]);
      expect((await timeline.list(enquiry.id)).at(-1)).toMatchObject({ kind: "day-cancelled", who: "Bea" });
      expect(await enquiries.get(enquiry.id)).toMatchObject({ status: "open" });
      expect((await enquiries.get(enquiry.id))?.dueAt).not.toBeNull();
    }
    const { text = "" } = (await readMails(site.env.dataDir))["visitor-cancelled"] ?? {};
    expect(text).toContain("Olas altas. <b>Sin salida</b>");
    expect(text.match(/^• /gm)).toHaveLength(5);
    expect((await staff.log.list(10)).filter(({ action }) => action === "day-cancelled")).toHaveLength(1);
    expect(site.readLog()).not.toMatch(/john@|carla@|Olas/);
  });
});

describe("guests booked by hand", () => {
  it("are told of a cancelled day where they have an address, and wait for us where they have none", async () => {
    const silent = await noteBooking(site, CORAL_KEY);
    const mailed = await noteBooking(site, CORAL_KEY, { email: "rosa@example.com" });
    const preview = await call<CancelPreviewReply>("mutate", "departures.previewCancellation", CANCEL);
    expect(preview.reply).toMatchObject({ mails: [{ locale: "es", guests: 1 }] });
    const { reply } = await call<DepartureReply>("mutate", "departures.cancel", CANCEL);
    expect(reply).toMatchObject({ state: "cancelled", guests: [] });
    const references = [silent, mailed].map(({ reference }) => reference).sort();
    const listCancelled = ({ cancelledGuests }: DepartureReply) =>
      cancelledGuests.map(({ reference }) => reference).sort();
    expect(listCancelled(reply)).toEqual(references);
    const later = await call<DepartureReply>("query", "departures.get", CORAL_KEY);
    expect(listCancelled(later.reply)).toEqual(references);
    expect(later.reply.guests).toEqual([]);
    const opened = await call<DepartureReply>("mutate", "departures.change", { ...CORAL_KEY, isOpen: true });
    expect(listCancelled(opened.reply)).toEqual([]);
    const { enquiries } = await site.store();
    for (const { id } of [silent, mailed]) expect(await enquiries.get(id)).toMatchObject({ status: "open" });
    const getKinds = async (id: string) => (await enquiries.getMails(id)).map(({ mail }) => mail);
    expect(await getKinds(silent.id)).toEqual([]);
    expect(await getKinds(mailed.id)).toContain("visitor-cancelled");
  });
});

const PAYLOAD = {
  ...{ name: "Ana", lastname: "Pérez", email: "ana@example.com", phone: "", message: "", source: "" },
};

describe("the departures under attack", () => {
  it.each([
    ["query", "departures.list", { from: "2026-02-30" }, 422],
    ["query", "departures.list", { offer: "../../x" }, 422],
    ["query", "departures.get", { offer: "no-such-tour", day: DAY }, 404],
    ["mutate", "departures.change", { offer: "no-such-tour", day: DAY, isOpen: false }, 404],
    ["mutate", "departures.change", { ...CORAL_KEY, isOpen: false, status: "open" }, 422],
    ["mutate", "departures.cancel", { ...CORAL_KEY, reason: "  " }, 422],
    ["mutate", "departures.cancel", { ...CORAL_KEY, reason: "x".repeat(10_001) }, 422],
    ["mutate", "departures.cancel", { ...CANCEL, day: inDays(-2) }, 422],
    ["mutate", "departures.previewCancellation", { ...CANCEL, offer: "no-such-tour" }, 404],
  ] as const)("refuse what makes no sense: %s %s %j", async (kind, name, input, status) => {
    expect((await bea[kind](name, input)).status).toBe(status);
  });
});
