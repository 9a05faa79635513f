import { createBookableOffer } from "../../testing/create-bookable-offer";
import type { BookableOffer } from "./bookable-offer";
import { getAgencyTime } from "./calendar-day";
import { NO_CHOICE, type Choice } from "./choice";
import { getDayProblem, getNextDays, toPossibleChoice } from "./running-days";

const rules = { cut_off_hours: 12, days_ahead: 365 };

function createRules(now: string, change: Partial<BookableOffer> = {}, port?: string) {
  return { offer: createBookableOffer(change), port, rules, now: Date.parse(now) };
}

describe("whether a day can be chosen", () => {
  it.each([
    ["by the pick-up of its port", "bayahibe", "08:00"],
    ["by an earlier one at another port", "punta-cana", "07:00"],
    ["by the earliest of all before a port is chosen", undefined, "07:00"],
  ])("ends %s", (_, port, pickup) => {
    const last = getAgencyTime("2026-12-01", pickup) - 12 * 3_600_000;
    const at = (now: number) => getDayProblem("2026-12-01", { ...createRules("2026-11-30", {}, port), now });
    expect([at(last), at(last + 1)]).toEqual([undefined, "too-soon"]);
  });

  it("ends with the first minute of the day where no pick-up time is known", () => {
    const at = (now: string) => getDayProblem("2026-12-01", createRules(now, { pickup: [] }));
    expect(at("2026-11-30T12:00:00-04:00")).toBeUndefined();
    expect(at("2026-11-30T12:00:01-04:00")).toBe("too-soon");
  });

  it("depends on the weekdays, the season and how far ahead it is", () => {
    const days = ["tuesday", "saturday"];
    const whales = createRules("2026-11-21T12:00:00Z", { days, season: { from: "01-15", until: "03-31" } });
    const problems = [
      ...["2026-12-01", "2027-01-12", "2027-01-16", "2027-01-17"],
      ...["2027-03-30", "2027-04-03", "2027-11-23", "2026-11-20"],
    ].map((day) => getDayProblem(day, whales) ?? "can be chosen");
    expect(problems).toEqual([
      ...["not-running", "not-running", "can be chosen", "not-running"],
      ...["can be chosen", "not-running", "too-far", "too-soon"],
    ]);
    expect(getNextDays(whales, 2)).toEqual(["2027-01-16", "2027-01-19"]);
    expect(getNextDays(whales, 1, "2027-02-01")).toEqual(["2027-02-02"]);
  });

  it("is sold out on the days that staff have closed, of those on which it runs", () => {
    const closed_days = ["2026-12-01", "2026-12-02", "2026-12-03"];
    const when = createRules("2026-11-21T12:00:00Z", { days: ["tuesday", "thursday"], closed_days });
    expect(closed_days.map((day) => getDayProblem(day, when))).toEqual([
      "sold-out",
      "not-running",
      "sold-out",
    ]);
    expect(getNextDays(when, 2, "2026-12-01")).toEqual(["2026-12-08", "2026-12-10"]);
  });

  it("is not offered where it is known to be full or closed", () => {
    const when = createRules("2026-11-21T12:00:00Z", { days: ["tuesday", "thursday"] });
    const states = { "2026-12-01": "full", "2026-12-03": "closed", "2026-12-08": "few" } as const;
    expect(getNextDays(when, 2, "2026-12-01", states)).toEqual(["2026-12-08", "2026-12-10"]);
  });

  it("may go over New Year", () => {
    const winter = createRules("2026-11-21T12:00:00Z", { season: { from: "12-20", until: "01-06" } });
    const days = ["2026-12-19", "2026-12-20", "2027-01-06", "2027-01-07"];
    expect(days.map((day) => getDayProblem(day, winter))).toEqual([
      "not-running",
      undefined,
      undefined,
      "not-running",
    ]);
  });
});

describe("what an offer can do of a choice", () => {
  const now = Date.parse("2026-11-21T12:00:00Z");
  const offer = createBookableOffer({ days: ["monday", "wednesday", "thursday"], asks_flight: true });
  const take = (change: Partial<Choice>) =>
    toPossibleChoice({ ...NO_CHOICE, ...change }, offer, { rules, now });

  it("is said without an impossible day, which stays known", () => {
    const { choice, wished } = take({ date: "2026-11-27" });
    expect(choice.date).toBeUndefined();
    expect(wished).toEqual({ date: "2026-11-27", problem: "not-running" });
    expect(take({ date: "2026-11-26" })).toEqual({ choice: { ...NO_CHOICE, date: "2026-11-26" } });
  });

  it("is no ship, of a transfer from the airport", () => {
    const pickups = (["cruise", "airport"] as const).map((kind) => take({ pickup: { kind } }).choice.pickup);
    expect(pickups).toEqual([undefined, { kind: "airport" }]);
  });
});
