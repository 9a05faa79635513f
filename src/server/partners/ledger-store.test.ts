/** @jest-environment node */
import { createQuote } from "../../testing/create-quote";
import { DAY, describeStore, NOW } from "../../testing/describe-stores";
import type { Enquiry } from "../enquiries/enquiry";

const BY = { id: null, name: "Marta" };
const FROM = NOW - 30 * DAY;

describeStore("the ledger", (bench) => {
  const ask = async (source: string, now = NOW, change = {}) => {
    const { payload } = await bench.accept({}, NOW - 400 * DAY);
    return bench.accept({ payload: { ...payload, source }, ...change }, now);
  };
  const quote = async ({ reference, version, id }: Enquiry, isAccepted: boolean, now = NOW) => {
    const made = createQuote();
    await bench.store.quotes.send({ reference, version, quote: made, by: BY, idempotencyKey: made.id }, now);
    const settling = { quote: { id: made.id, enquiryId: id }, text: "", mails: [], dueAt: now };
    await bench.store.quotes.settle({ ...settling, status: isAccepted ? "accepted" : "declined" }, now);
  };
  const mark = ({ id }: Enquiry, status: "booked" | "lost", now: number) =>
    bench.store.enquiries.change(
      {
        which: { id },
        change: ({ status: before }) => ({
          fields: { status },
          events: [{ kind: "status", data: { status, before }, by: BY }],
        }),
      },
      now,
    );
  const listBooked = async (from = FROM, to = NOW + 1) => {
    const booked = await bench.store.ledger.listBooked(from, to);
    return booked.map(({ source, persons, totalCents, bookedAt }) => [source, persons, totalCents, bookedAt]);
  };

  it("lists what was received from the first instant on and before the last one, nothing that is held", async () => {
    await ask("before", FROM - 1);
    await ask("first", FROM);
    await ask("last", NOW - 1);
    await ask("after", NOW);
    await ask("spam", NOW - 1, { spamReason: "honeypot", mails: [] });
    const received = await bench.store.ledger.listReceived(FROM, NOW);
    expect(received.map(({ source }) => source).sort()).toEqual(["first", "last"]);
    expect(await bench.store.ledger.getStart()).toBe(NOW - 400 * DAY);
  });

  it("lists accepted quotes when they were accepted, with persons and sum; no others", async () => {
    await quote(await ask("hotel", NOW - 60 * DAY), true);
    await quote(await ask("declined"), false);
    await quote(await ask("early"), true, FROM - 1);
    await quote(await ask("late"), true, NOW + 1);
    expect(await listBooked()).toEqual([["hotel", 3, 19_500, NOW]]);
  });

  it("lists what staff marked as booked, without a sum, when they did it last", async () => {
    const [booked, undone] = [await ask("taxi", NOW - 60 * DAY), await ask("lost")];
    await mark(booked, "booked", FROM - DAY);
    await mark(booked, "lost", FROM + DAY);
    await mark(booked, "booked", FROM + 2 * DAY);
    await mark(undone, "booked", FROM);
    await mark(undone, "lost", FROM + 1);
    expect(await listBooked()).toEqual([["taxi", null, null, FROM + 2 * DAY]]);
    expect(await listBooked(FROM - 2 * DAY, FROM)).toEqual([]);
  });

  it("lists a booking once, by its quote, also where staff marked it", async () => {
    const enquiry = await ask("hotel");
    await mark(enquiry, "booked", NOW - DAY);
    await quote({ ...enquiry, version: 2 }, true);
    expect(await listBooked()).toEqual([["hotel", 3, 19_500, NOW]]);
  });

  it("has no start before the first enquiry", async () => {
    expect(await bench.store.ledger.getStart()).toBeUndefined();
  });
});
