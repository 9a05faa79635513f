/** @jest-environment node */

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
      const trip = { adults: 1, children: 0 };
      const [first, second] = [createQuote({ trip }), createQuote({ trip })];
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
});
