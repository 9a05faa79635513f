/** @jest-environment node */
import fc from "fast-check";

import type { Partner } from "../../content/schema/partner";
import type { LedgerBooking, LedgerEnquiry } from "./ledger-repository";
import { countLedger } from "./ledger";

const partner = (code: string): Partner => ({
  code,
  name: code,
  kind: "hotel",
  place: "",
  contact: "",
  commission_percent: 10,
  commission_person: 0,
});
const PARTNERS = [partner("hotel-brisa"), partner("taxi-faro")];

const enquiry = (source: string | null): LedgerEnquiry => ({
  ...{ id: "id", reference: "PA-00000", createdAt: 0, status: "new", source, offer: null, travelDate: null },
});
const booking = (source: string | null, totalCents: number, persons: number | null): LedgerBooking => ({
  ...{ ...enquiry(source), bookedAt: 0, totalCents, persons },
});

it("counts by the code, however it is written; other sources apart from what has none", () => {
  const received = ["hotel-brisa", "Hotel Brísa", "My aunt", "MY AUNT", null].map(enquiry);
  const booked = [booking("HOTEL BRISA", 19_500, 3), booking("hotel-brisa", 0, 2), booking(null, 100, null)];
  const { partners, others, none, total } = countLedger(PARTNERS, received, booked);
  expect(partners).toMatchObject([
    { code: "hotel-brisa", enquiries: 2, bookings: 2, unpriced: 1, persons: 5, totalCents: 19_500 },
    { code: "taxi-faro", enquiries: 0, bookings: 0, unpriced: 0, persons: 0, totalCents: 0 },
  ]);
  expect(others).toMatchObject([{ source: "My aunt", enquiries: 2, bookings: 0 }]);
  expect(none).toMatchObject({ enquiries: 1, bookings: 1, totalCents: 100 });
  expect(total).toMatchObject({ enquiries: 5, bookings: 3, unpriced: 1, persons: 5, totalCents: 19_600 });
});

it("keeps apart what is written without a Latin letter", () => {
  const { others } = countLedger(PARTNERS, ["Отель", "酒店", "Отель"].map(enquiry), []);
  expect(others.map(({ source, enquiries }) => [source, enquiries])).toEqual([
    ["Отель", 2],
    ["酒店", 1],
  ]);
});

it("counts every enquiry and every booking in exactly one row", () => {
  const source = fc.option(
    fc.oneof(
      fc.constantFrom("hotel-brisa", "Taxi Faro", "constructor", "__proto__"),
      fc.string({ minLength: 1 }),
    ),
  );
  const cents = fc.nat(1_000_000);
  const bookings = fc.array(fc.tuple(source, cents, fc.option(fc.nat(20))));
  fc.assert(
    fc.property(fc.array(source), bookings, (sources, booked) => {
      const ledger = countLedger(
        PARTNERS,
        sources.map(enquiry),
        booked.map((row) => booking(...row)),
      );
      const rows = [...ledger.partners, ...ledger.others, ledger.none];
      for (const field of ["enquiries", "bookings", "unpriced", "persons", "totalCents"] as const)
        expect(rows.reduce((sum, row) => sum + row[field], 0)).toBe(ledger.total[field]);
      expect(ledger.total.enquiries).toBe(sources.length);
      expect(ledger.total.bookings).toBe(booked.length);
    }),
  );
});
