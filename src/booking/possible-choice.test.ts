import { createBookableOffer } from "../testing/create-bookable-offer";
import { NO_CHOICE, type Choice } from "./choice";
import { hasFixedDays } from "./bookable-offer";
import { toPossibleChoice } from "./running-days";

const rules = { cut_off_hours: 12, days_ahead: 365 };
// A Saturday in Santo Domingo.
const now = Date.parse("2026-11-21T12:00:00Z");
const catalina = createBookableOffer({ days: ["monday", "wednesday", "thursday"], minimum_age: 4 });
const asked = (change: Partial<Choice>): Choice => ({ ...NO_CHOICE, port: "bayahibe", ...change });

describe("what an offer can do of a choice", () => {
  it.each([
    ["a day on which it does not run", "2026-11-27", "not-running"],
    ["a day that is over", "2026-11-18", "too-soon"],
    ["a day that is too far ahead", "2030-01-07", "too-far"],
  ])("is said without %s, which stays known", (_, date, problem) => {
    const { choice, wished } = toPossibleChoice(asked({ date }), catalina, { rules, now });
    expect(choice.date).toBeUndefined();
    expect(wished).toEqual({ date, problem });
  });

  it("is no ship, of a transfer from the airport", () => {
    const transfer = createBookableOffer({ asks_flight: true });
    const pickup = (kind: "cruise" | "airport") => {
      const whole = asked({ pickup: { kind } });
      return toPossibleChoice(whole, transfer, { rules, now }).choice.pickup;
    };
    expect([pickup("cruise"), pickup("airport")]).toEqual([undefined, { kind: "airport" }]);
  });

  it("is all of it on a day of its own", () => {
    const whole = asked({ date: "2026-11-26" });
    expect(toPossibleChoice(whole, catalina, { rules, now })).toEqual({ choice: whole });
  });
});

it.each([
  ["every day", createBookableOffer(), false],
  ["on some days", catalina, true],
  ["in a season", createBookableOffer({ season: { from: "01-15", until: "03-31" } }), true],
])("an offer that runs %s has fixed days or not", (_, offer, expected) => {
  expect(hasFixedDays(offer)).toBe(expected);
});
