import fc from "fast-check";

import { createEnquiryReply } from "../../../testing/create-enquiry-reply";
import {
  addLine,
  getTotalCents,
  readQuote,
  startQuote,
  takeDraft,
  type TypedQuote,
} from "./quote-form-state";

const EMPTY = startQuote(createEnquiryReply());
const line = (facts = {}) => ({ id: 1, label: "Adulti", count: "2", price: "75", ...facts });
const QUOTE: TypedQuote = { ...EMPTY, lines: [line()], validUntil: "2026-11-30" };

it("begins with what the guest chose first, and with nothing for a question", () => {
  expect(EMPTY).toMatchObject({
    offer: "saona-island",
    port: "bayahibe",
    adults: "2",
    children: "1",
    lines: [],
  });
  expect(startQuote({ chosen: [] })).toMatchObject({ offer: "", adults: "0" });
});

it("takes the lines of the price rules in the reader's figures, and a day that was chosen stays", () => {
  const draft = {
    ...{ title: "Isola Saona", validUntil: "2026-12-01", note: "" },
    lines: [{ label: "Adulti", count: 2, unitCents: 7550 }],
  };
  const taken = takeDraft(addLine(EMPTY), draft, "it");
  expect(taken).toMatchObject({
    validUntil: "2026-12-01",
    lines: [{ label: "Adulti", count: "2", price: "75,50" }],
  });
  expect(takeDraft(QUOTE, draft, "it").validUntil).toBe("2026-11-30");
  expect(new Set([...taken.lines, ...addLine(taken).lines].map(({ id }) => id)).size).toBe(2);
});

it("leaves lines that were added by hand when the prices are worked out anew", () => {
  const draft = {
    ...{ title: "Isola Saona", validUntil: "2026-12-01", note: "" },
    lines: [{ label: "Adulti", count: 3, unitCents: 7500 }],
  };
  const added = addLine(QUOTE);
  const own = { id: 2, label: "Sconto", count: "1", price: "-20", isOwn: true };
  const taken = takeDraft({ ...added, lines: [line(), own] }, draft, "it");
  expect(taken.lines).toMatchObject([{ label: "Adulti", count: "3" }, own]);
});

it.each([
  [{ lines: [] }, "lines", "needLines"],
  [{ lines: [line({ label: " " })] }, "label 1", "needLabel"],
  [{ lines: [line(), line({ id: 2, count: "0" })] }, "count 2", "needCount"],
  [{ lines: [line({ count: "1.5" })] }, "count 1", "needCount"],
  [{ lines: [line({ price: "" })] }, "price 1", "needPrice"],
  [{ validUntil: "" }, "validUntil", "needDay"],
  [{ payUrl: "http://pay.example" }, "payUrl", "needHttps"],
  [{ payUrl: "javascript:alert(1)" }, "payUrl", "needHttps"],
])("%j is not ready: %s %s", (facts, field, word) => {
  expect(readQuote({ ...QUOTE, ...facts }, "en")).toEqual({ field, word });
});

it("sends cents and whole numbers, and nothing that is empty", () => {
  expect(readQuote({ ...QUOTE, port: "", payUrl: " https://pay.example/1 " }, "en")).toEqual({
    ...{ offer: "saona-island", date: "2026-12-05", adults: 2, children: 1, smallChildren: 0 },
    lines: [{ label: "Adulti", count: 2, unitCents: 7500 }],
    ...{ validUntil: "2026-11-30", payUrl: "https://pay.example/1", text: "" },
  });
});

it("has as its total the sum of its lines, discounts among them", () => {
  const lines = fc.array(
    fc.record({ count: fc.integer({ min: 1, max: 50 }), price: fc.integer({ min: -999, max: 999 }) }),
  );
  fc.assert(
    fc.property(lines, (figures) => {
      const typed = figures.map(({ count, price }, id) => line({ id, count: `${count}`, price: `${price}` }));
      const sum = figures.reduce((total, { count, price }) => total + count * price * 100, 0);
      return getTotalCents(typed, "en") === sum;
    }),
  );
});
