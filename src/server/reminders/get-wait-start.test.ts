/** @jest-environment node */
import type { EnquiryEventKind } from "../../contracts/inbox";
import { getWaitStart } from "./get-wait-start";

const CREATED = 1;

/** The events happen at 1, 2, 3 …, in this order. */
test.each<[string, number, ...EnquiryEventKind[]]>([
  ["the enquiry came", 1, "received"],
  ["the first of two mails came", 1, "received", "reply"],
  ["they wrote again after an answer", 3, "received", "answered", "reply", "reply"],
  ["they accepted a quote", 3, "received", "quoted", "quote-accepted"],
  ["a quote was accepted for a day without room", 3, "received", "quoted", "quote-not-held"],
  ["their day was cancelled", 4, "received", "quoted", "quote-accepted", "day-cancelled"],
  ["their day was cancelled, also when they write after it", 2, "quote-accepted", "day-cancelled", "reply"],
  ["they wrote after an answer to that", 4, "quote-accepted", "day-cancelled", "answered", "reply"],
  ["they wrote after their booking was cancelled", 4, "quoted", "quote-accepted", "quote-cancelled", "reply"],
])("a guest waits since %s", (_, expected, ...kinds) => {
  const events = kinds.map((kind, index) => ({ kind, at: index + 1 }));
  expect(getWaitStart(events, CREATED)).toBe(expected);
});
