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
    const { id } = await bench.accept();
    const trips = [
      toTrip("february", "2027-02-01", 5_000),
      toTrip("gone", "2027-01-15", 7_000),
      toTrip("late", "2027-01-31", 3_000),
      toTrip("early", "2027-01-12", 10_000),
    ];
    await bench.database.write((transaction) => bookTrips(transaction, id, { trips }, BY));
    const pay = (cents: number) =>
      bench.database.write((transaction) =>
        addPayment(transaction, id, { cents, day: "2027-01-10", method: "cash" }, BY),
      );
    const load = (month: string) => bench.store.accounts.load(month, { from: 0, to: NOW });
    const getDue = async () => [(await load("2027-01")).dueCents, (await load("2027-02")).dueCents];
    expect(await getDue()).toEqual([20_000, 5_000]);
    await bench.database.write((transaction) =>
      cancelTrips(transaction, id, ["gone"], { ...BY, by: "weather" }),
    );
    await pay(4_000);
    expect(await getDue()).toEqual([9_000, 5_000]);
    await pay(10_500);
    expect(await getDue()).toEqual([0, 3_500]);
    const { entries } = await load("2027-01");
    const cash = { kind: "paid", method: "cash", entries: 2, amountCents: 14_500 };
    expect(entries.find(({ kind }) => kind === "paid")).toMatchObject(cash);
    const sold = { month: "2027-01", entries: 3, persons: 9, amountCents: 20_000 };
    expect(entries.find(({ kind, tripMonth }) => kind === "sold" && tripMonth === "2027-01")).toMatchObject(
      sold,
    );
  });
});
