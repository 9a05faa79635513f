/** @jest-environment node */

import { createQuote } from "../../testing/create-quote";
import { describeStores, NOW } from "../../testing/describe-stores";
import type { Enquiry } from "../enquiries/enquiry";
import type { NewQuote } from "./quote";
import { settleQuote, type Settled } from "./service";

const BY = { id: null, name: "Marta" };

describeStores("quotes", (bench) => {
  const send = (
    { reference }: Enquiry,
    quote: NewQuote,
    { version = 1, key = quote.id, now = NOW }: { version?: number; key?: string; now?: number } = {},
  ) => bench.store.quotes.send({ reference, version, quote, by: BY, idempotencyKey: key }, now);
  const settle = async (
    enquiry: Enquiry,
    { id }: NewQuote,
    status: "accepted" | "declined",
    now = NOW,
  ): Promise<Settled> => {
    const quote = await bench.store.quotes.get(id);
    if (quote === undefined) throw new Error("not sent");
    return settleQuote(bench.store, { quote, enquiry }, { status, text: "", days: new Map() }, now);
  };
  const getKinds = async ({ id }: Enquiry) =>
    (await bench.store.timeline.list(id)).map(({ kind }) => kind).filter((kind) => kind.startsWith("quote"));
  const getStatuses = async ({ id }: Enquiry) =>
    (await bench.store.quotes.list(id)).map(({ status }) => status);

  it("are settled once when many answer at the same time, with one event and one mail", async () => {
    const enquiry = await bench.accept({ mails: [] });
    const quote = createQuote();
    await send(enquiry, quote);
    const answers = (["accepted", "declined", "accepted", "declined", "accepted"] as const).map((status) =>
      settle(enquiry, quote, status),
    );
    const outcomes = await Promise.all(answers);
    expect(outcomes.filter((outcome) => outcome === "settled")).toHaveLength(1);
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
      expect(statuses[0]).toBe(accepted === "settled" ? "accepted" : "replaced");
    }
  });
});
