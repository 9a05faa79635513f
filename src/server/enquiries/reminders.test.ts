/** @jest-environment node */
import type { EnquiryEventKind, EnquiryStatus } from "../../domain/contracts/inbox";
import { chooseOwners, chooseStaff, getWaitStart } from "./reminders";

const CREATED = 1;

type Change = { before: EnquiryStatus; status: EnquiryStatus };
const ANSWERED: Change = { before: "new", status: "answered" };
const OPENED_AGAIN: Change = { before: "answered", status: "open" };

/** The events happen at 1, 2, 3 …, in this order. */
test.each<[string, number, ...(EnquiryEventKind | Change)[]]>([
  ["the enquiry came", 1, "received"],
  ["the first of two mails came", 1, "received", "reply"],
  ["they wrote again after an answer", 3, "received", "answered", "reply", "reply"],
  ["they accepted a quote", 3, "received", "quoted", "quote-accepted"],
  ["a quote was accepted for a day without room", 3, "received", "quoted", "quote-not-held"],
  ["their day was cancelled", 4, "received", "quoted", "quote-accepted", "day-cancelled"],
  ["their day was cancelled, also when they write after it", 2, "quote-accepted", "day-cancelled", "reply"],
  ["they wrote after an answer to that", 4, "quote-accepted", "day-cancelled", "answered", "reply"],
  ["they wrote after their booking was cancelled", 4, "quoted", "quote-accepted", "trip-cancelled", "reply"],
  ["staff opened it again", 3, "received", ANSWERED, OPENED_AGAIN],
  ["staff opened it again, also when they write after it", 3, "received", "answered", OPENED_AGAIN, "reply"],
  ["they wrote after staff had called it answered", 3, "received", ANSWERED, "reply"],
  ["the enquiry came, whatever else staff call it", 1, "received", { before: "new", status: "open" }],
])("a guest waits since %s", (_, expected, ...happened) => {
  const events = happened.map((one, index) =>
    typeof one === "string"
      ? { kind: one, at: index + 1, data: {} }
      : { kind: "status" as const, at: index + 1, data: one },
  );
  expect(getWaitStart(events, CREATED)).toBe(expected);
});

describe("who is reminded", () => {
  const person = (id: string, change: object) => ({
    ...{ id, email: `${id}@x.example`, name: id, locale: "en" as const, role: "staff" as const },
    ...{ isLocal: false, isDisabled: false, createdAt: 0, seenAt: null },
    ...change,
  });
  const agencyEmails = ["agency@x.example"];
  const get = (recipients: readonly { name: string }[]) => recipients.map(({ name }) => name);

  test("is nobody who was shut out, and not the owner of one's own machine", () => {
    const people = [person("a", { isDisabled: true }), person("b", { isLocal: true, role: "owner" })];
    expect(get(chooseStaff({ personId: "a" }, { people, agencyEmails }))).toEqual(agencyEmails);
    expect(get(chooseOwners({ people, agencyEmails }))).toEqual(agencyEmails);
    const more = [...people, person("c", {}), person("d", { role: "owner" })];
    expect(get(chooseStaff({ personId: "a" }, { people: more, agencyEmails }))).toEqual(["c", "d"]);
    expect(get(chooseOwners({ people: more, agencyEmails }))).toEqual(["d"]);
  });
});
