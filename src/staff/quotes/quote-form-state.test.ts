import fc from "fast-check";

import { createEnquiryReply } from "../../testing/create-enquiry-reply";
import {
  createLine,
  getTotalCents,
  readQuote,
  startQuote,
  takeDraft,
  type TypedLine,
  type TypedQuote,
} from "./quote-form-state";

const START = startQuote(createEnquiryReply());
const line = (facts: Partial<TypedLine> = {}): TypedLine => ({
  ...{ id: "l1", label: "Adulti", count: "2", price: "75" },
  ...facts,
});
const withLines = (lines: TypedLine[], facts: Partial<TypedQuote> = {}): TypedQuote => ({
  ...START,
  ...{ trips: START.trips.map((trip) => ({ ...trip, id: "t1", lines })), validUntil: "2026-11-30" },
  ...facts,
});
const DRAFT = {
  ...{ title: "Isola Saona", validUntil: "2026-12-01", note: "", pickupTime: "07:30" },
  lines: [{ label: "Adulti", count: 3, unitCents: 7550 }],
};

it("begins with what the guest chose, and with an empty trip for a question", () => {
  const trip = { offer: "saona-island", port: "bayahibe", adults: "2", children: "1", lines: [] };
  expect(START.trips).toMatchObject([trip]);
  expect(startQuote({ chosen: [] }).trips).toMatchObject([{ offer: "", adults: "0" }]);
});

it("takes the prices of the rules in the reader's figures, and leaves what was added by hand", () => {
  const own = { ...createLine(), label: "Pranzo", price: "20" };
  const taken = takeDraft(withLines([line(), own, createLine()]), "t1", DRAFT, "it");
  expect(taken.trips).toMatchObject([
    { time: "07:30", lines: [{ label: "Adulti", count: "3", price: "75,50" }, own] },
  ]);
  expect(taken.trips[0]?.lines).toHaveLength(2);
});

it("is valid until the earliest day of its trips, or until the day that was chosen by hand", () => {
  const until = (facts: Partial<TypedQuote>) => takeDraft(withLines([], facts), "t1", DRAFT, "it").validUntil;
  expect(until({ validUntil: "" })).toBe("2026-12-01");
  expect(until({ validUntil: "2026-11-30" })).toBe("2026-11-30");
  expect(until({ validUntil: "2026-12-04" })).toBe("2026-12-01");
  expect(until({ validUntil: "2026-12-04", isDayOwn: true })).toBe("2026-12-04");
});

it.each([
  [withLines([]), "t1 lines", "needLines"],
  [withLines([line({ label: " " })]), "l1 label", "needLabel"],
  [withLines([line(), line({ id: "l2", count: "0" })]), "l2 count", "needCount"],
  [withLines([line({ count: "1.5" })]), "l1 count", "needCount"],
  [withLines([line({ price: "" })]), "l1 price", "needAmount"],
  [withLines([line({ price: "-75" })]), "t1 lines", "wrongTotal"],
  [withLines([line()], { lines: [line({ id: "l2", price: "x" })] }), "l2 price", "needAmount"],
  [withLines([line()], { lines: [line({ id: "l2", price: "-80" })] }), "lines", "wrongTotal"],
  [withLines([line()], { validUntil: "" }), "validUntil", "needDay"],
  [withLines([line()], { payUrl: "http://pay.example" }), "payUrl", "needHttps"],
  [withLines([line()], { payUrl: "javascript:alert(1)" }), "payUrl", "needHttps"],
  [withLines([line()], { deposit: "x" }), "deposit", "needAmount"],
  [withLines([line()], { depositDue: "2026-12-01" }), "deposit", "needAmount"],
  [withLines([line()], { deposit: "151" }), "deposit", "depositTooHigh"],
])("is not ready: %#", (quote, field, word) => {
  expect(readQuote(quote, "en")).toEqual({ field, word });
});

it("sends cents and whole numbers, and nothing that is empty", () => {
  expect(readQuote(withLines([line()], { payUrl: " https://pay.example/1 " }), "en")).toEqual({
    trips: [
      {
        ...{ offer: "saona-island", title: "", port: "bayahibe", date: "2026-12-05" },
        ...{ adults: 2, children: 1, smallChildren: 0 },
        lines: [{ label: "Adulti", count: 2, unitCents: 7500 }],
      },
    ],
    ...{ lines: [], replaces: [], validUntil: "2026-11-30", payUrl: "https://pay.example/1", text: "" },
  });
});

it("has as its total the sum of all lines, discounts among them", () => {
  const lines = fc.array(
    fc.record({ count: fc.integer({ min: 1, max: 50 }), price: fc.integer({ min: -999, max: 999 }) }),
  );
  fc.assert(
    fc.property(lines, lines, (ofTrip, free) => {
      const type = (figures: typeof ofTrip) =>
        figures.map(({ count, price }) => line({ count: `${count}`, price: `${price}` }));
      const sum = [...ofTrip, ...free].reduce((total, { count, price }) => total + count * price * 100, 0);
      return getTotalCents(withLines(type(ofTrip), { lines: type(free) }), "en") === sum;
    }),
  );
});
