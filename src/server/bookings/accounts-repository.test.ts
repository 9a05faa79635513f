/** @jest-environment node */
import { createQuoteTrip } from "../../testing/create-quote";
import { describeStores, NOW } from "../../testing/describe-stores";
import { addPayment } from "./accounts-repository";
import { bookTrips, cancelTrips } from "./booking-repository";

const BY = { now: NOW, who: "Marta" };
const toTrip = (id: string, date: string, amountCents: number) => ({
  ...createQuoteTrip({ date }),
  ...{ id, quoteId: null, amountCents },
});

describeStores("the accounts of a month", (bench) => {
  it("owe what payments leave of its trips, the earliest trip paid first, and add up what counts alike", async () => {
    const { database, store } = bench;
    const { id } = await bench.accept();
    const trips = [
      toTrip("february", "2027-02-01", 5_000),
      toTrip("gone", "2027-01-15", 7_000),
      toTrip("late", "2027-01-31", 3_000),
      toTrip("early", "2027-01-12", 10_000),
    ];
    const pay = (cents: number) =>
      database.write((one) => addPayment(one, id, { cents, day: "2027-01-10", method: "cash" }, BY));
    const load = (month: string) => store.accounts.load(month, { from: 0, to: NOW });
    const getDue = async () => [(await load("2027-01")).dueCents, (await load("2027-02")).dueCents];
    await database.write((one) => bookTrips(one, id, { trips }, BY));
    expect(await getDue()).toEqual([20_000, 5_000]);
    await database.write((one) => cancelTrips(one, id, ["gone"], { ...BY, by: "weather" }));
    await pay(4_000);
    expect(await getDue()).toEqual([9_000, 5_000]);
    await pay(10_500);
    expect(await getDue()).toEqual([0, 3_500]);
    const { entries } = await load("2027-01");
    const paid = { kind: "paid", method: "cash", entries: 2, amountCents: 14_500 };
    expect(entries).toContainEqual(expect.objectContaining(paid));
    const sold = { kind: "sold", tripMonth: "2027-01", entries: 3, persons: 9, amountCents: 20_000 };
    expect(entries).toContainEqual(expect.objectContaining(sold));
  });
});
