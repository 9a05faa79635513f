/** @jest-environment node */
import fc from "fast-check";

import { createQuote } from "../../testing/create-quote";
import { DAY, describeStores, NOW } from "../../testing/describe-stores";
import type { Enquiry } from "../enquiries/enquiry";
import type { NewQuote, QuoteSettling } from "./quote-repository";

const BY = { id: null, name: "Marta" };
/** The last instant of January 17 in Santo Domingo. */
const END = Date.parse("2027-01-18T03:59:59.999Z");

describeStores("quotes", (bench) => {
  const send = (
    { reference }: Enquiry,
    quote: NewQuote,
    { version = 1, key = quote.id, now = NOW }: { version?: number; key?: string; now?: number } = {},
  ) => bench.store.quotes.send({ reference, version, quote, by: BY, idempotencyKey: key }, now);
  const settle = (
    enquiry: Enquiry,
    { id, trips }: NewQuote,
    status: QuoteSettling["status"],
    now = NOW,
    mails: QuoteSettling["mails"] = [],
  ) =>
    bench.store.quotes.settle(
      {
        ...{ quote: { id, enquiryId: enquiry.id }, status, text: "", mails, dueAt: now + DAY },
        booking: {
          trips: trips.map((trip, index) => ({
            ...trip,
            id: `${id}-${index}`,
            quoteId: id,
            amountCents: 19_500,
          })),
        },
      },
      now,
    );
  const getKinds = async ({ id }: Enquiry) => {
    const { db } = bench.database;
    const rows = await db
      .selectFrom("enquiryEvents")
      .select("kind")
      .where("enquiryId", "=", id)
      .orderBy("number")
      .execute();
    return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith("quote"));
  };
  const getStatuses = async ({ id }: Enquiry) =>
    (await bench.store.quotes.list(id)).map(({ status }) => status);

  it("and bookings are counted by their offer, those to come alone", async () => {
    const count = (now = NOW) => bench.store.quotes.countCommitments("coral-key", now);
    const [open, booked] = [await bench.accept(), await bench.accept()];
    expect(await count()).toMatchObject({ quotes: 0, bookings: 0, nextDay: null });
    const quote = createQuote();
    await send(open, createQuote());
    await send(booked, quote);
    await settle(booked, quote, "accepted");
    expect(await count()).toMatchObject({ quotes: 1, bookings: 1, nextDay: "2027-01-20" });
    expect(await count(END + 4 * DAY)).toMatchObject({ quotes: 0, bookings: 0, nextDay: null });
  });

  it("are kept as they were sent, with their event, their mail, and the guest's turn", async () => {
    const enquiry = await bench.accept();
    const quote = createQuote();
    expect((await send(enquiry, quote)).outcome).toBe("changed");
    const after = await bench.store.enquiries.get(enquiry.id);
    expect(after).toMatchObject({ status: "answered", answeredAt: NOW, version: 2, dueAt: null });
    expect(await bench.store.quotes.list(enquiry.id)).toEqual([
      { ...quote, enquiryId: enquiry.id, status: "sent", createdAt: NOW, settledAt: null },
    ]);
    expect(await getKinds(enquiry)).toEqual(["quoted"]);
    const mails = await bench.store.enquiries.getMails(enquiry.id);
    expect(mails.filter(({ mail }) => mail === "visitor-quote")).toMatchObject([
      { recipient: "ana@example.com", status: "due" },
    ]);
    const row = await bench.database.db.selectFrom("quotes").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ totalCents: 19_500 });
  });

  it("replace the one before, and no other enquiry's", async () => {
    const [enquiry, other] = [await bench.accept(), await bench.accept()];
    await send(other, createQuote());
    await send(enquiry, createQuote());
    await send(enquiry, createQuote(), { version: 2, now: NOW + 1 });
    expect(await getStatuses(enquiry)).toEqual(["replaced", "sent"]);
    expect(await getStatuses(other)).toEqual(["sent"]);
  });

  it("are sent once with the same key, and not on an older version", async () => {
    const enquiry = await bench.accept();
    await send(enquiry, createQuote(), { key: "the-same-key" });
    expect((await send(enquiry, createQuote(), { key: "the-same-key" })).outcome).toBe("repeated");
    expect((await send(enquiry, createQuote(), { version: 1 })).outcome).toBe("conflict");
    expect(await getStatuses(enquiry)).toEqual(["sent"]);
  });

  it("are not sent to whom is held as possible spam", async () => {
    const enquiry = await bench.accept({ spamReason: "honeypot", mails: [] });
    expect((await send(enquiry, createQuote())).outcome).toBe("refused");
    expect(await getStatuses(enquiry)).toEqual([]);
    expect(await bench.store.enquiries.getMails(enquiry.id)).toEqual([]);
  });

  it("are accepted until the last instant of their day, and not after it", async () => {
    const [early, late] = [await bench.accept(), await bench.accept()];
    const [one, other] = [createQuote(), createQuote()];
    await send(early, one);
    await send(late, other);
    expect((await settle(late, other, "accepted", END + 1)).outcome).toBe("refused");
    expect(await bench.store.enquiries.get(late.id)).toMatchObject({ status: "answered", version: 2 });
    expect(await getKinds(late)).toEqual(["quoted"]);
    expect((await settle(early, one, "accepted", END)).outcome).toBe("changed");
    expect(await bench.store.enquiries.get(early.id)).toMatchObject({ status: "booked", dueAt: END + DAY });
    expect(await bench.store.quotes.get(one.id)).toMatchObject({ status: "accepted", settledAt: END });
  });

  it("that are declined make the enquiry ours again, with the reason", async () => {
    const enquiry = await bench.accept();
    const quote = createQuote();
    await send(enquiry, quote);
    const settling = {
      quote: { id: quote.id, enquiryId: enquiry.id },
      status: "declined",
      text: "Too late",
    } as const;
    await bench.store.quotes.settle({ ...settling, mails: [], dueAt: NOW + 1 }, NOW);
    expect(await bench.store.enquiries.get(enquiry.id)).toMatchObject({ status: "open", dueAt: NOW + 1 });
    const event = await bench.database.db
      .selectFrom("enquiryEvents")
      .select("data")
      .where("kind", "=", "quote-declined")
      .executeTakeFirstOrThrow();
    expect(JSON.parse(event.data)).toEqual({ quoteId: quote.id, text: "Too late" });
  });

  it("cannot be accepted once they are replaced or declined", async () => {
    const enquiry = await bench.accept();
    const [first, second] = [createQuote(), createQuote()];
    await send(enquiry, first);
    await send(enquiry, second, { version: 2, now: NOW + 1 });
    expect((await settle(enquiry, first, "accepted")).outcome).toBe("refused");
    await settle(enquiry, second, "declined");
    expect((await settle(enquiry, second, "accepted")).outcome).toBe("refused");
    expect(await getStatuses(enquiry)).toEqual(["replaced", "declined"]);
  });

  it("are accepted beside the one before, whose booking stays", async () => {
    const enquiry = await bench.accept();
    const [first, second] = [createQuote(), createQuote()];
    await send(enquiry, first);
    await settle(enquiry, first, "accepted");
    await send(enquiry, second, { version: 3, now: NOW + 1 });
    // What is booked stays booked while the guest thinks, and when they decline.
    expect((await bench.store.enquiries.get(enquiry.id))?.status).toBe("booked");
    expect(await getStatuses(enquiry)).toEqual(["accepted", "sent"]);
    await settle(enquiry, second, "accepted", NOW + 2);
    expect(await getStatuses(enquiry)).toEqual(["accepted", "accepted"]);
    const { trips = [] } = (await bench.store.bookings.get(enquiry.id)) ?? {};
    expect(trips.map(({ status }) => status)).toEqual(["confirmed", "confirmed"]);
  });

  it("are settled once when many answer at the same time, with one event and one mail", async () => {
    const enquiry = await bench.accept({ mails: [] });
    const quote = createQuote();
    await send(enquiry, quote);
    const answers = (["accepted", "declined", "accepted", "declined", "accepted"] as const).map((status) =>
      settle(enquiry, quote, status, NOW, [{ mail: "agency-reply", recipient: "a@example.com" }]),
    );
    const outcomes = (await Promise.all(answers)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === "changed")).toHaveLength(1);
    expect(await getKinds(enquiry)).toHaveLength(2);
    const mails = await bench.store.enquiries.getMails(enquiry.id);
    expect(mails.filter(({ mail }) => mail === "agency-reply")).toHaveLength(1);
  });

  it("are either replaced or accepted when staff send another one while the guest answers", async () => {
    for (let round = 0; round < 5; round += 1) {
      const enquiry = await bench.accept();
      const [first, second] = [createQuote(), createQuote()];
      await send(enquiry, first);
      const [accepted] = await Promise.all([
        settle(enquiry, first, "accepted"),
        send(enquiry, second, { version: 2, now: NOW + 1 }),
      ]);
      const statuses = await getStatuses(enquiry);
      // The guest was first, and staff are told that something has happened; or staff were.
      expect([["accepted"], ["replaced", "sent"]]).toContainEqual(statuses);
      expect(statuses[0]).toBe(accepted.outcome === "changed" ? "accepted" : "replaced");
    }
  });

  it("never change after they were sent, whatever happens to them", async () => {
    const lines = fc.array(
      fc.record({
        label: fc.string({ minLength: 1, maxLength: 40 }).filter((label) => !label.includes("\0")),
        count: fc.integer({ min: 1, max: 1000 }),
        unitCents: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      }),
      { minLength: 1, maxLength: 30 },
    );
    const steps = fc.array(fc.constantFrom("accepted", "declined", "send"), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(lines, steps, async (given, then) => {
        const enquiry = await bench.accept();
        const quote = createQuote({ trip: { lines: given } });
        await send(enquiry, quote);
        const { status: _before, settledAt: _at, ...sent } = (await bench.store.quotes.get(quote.id)) ?? {};
        for (const step of then) {
          const { version = 1 } = (await bench.store.enquiries.get(enquiry.id)) ?? {};
          if (step === "send") await send(enquiry, createQuote(), { version, now: NOW + 1 });
          else await settle(enquiry, quote, step);
        }
        const after = await bench.store.quotes.get(quote.id);
        expect(after).toMatchObject(sent);
        expect(after?.trips[0]?.lines).toEqual(given);
      }),
      { numRuns: 15 },
    );
  });
});
