import { BOOKING_PORTS } from "../testing/create-bookable-offer";
import { NO_CHOICE, type Choice, parseGuestChoice, settlePickup } from "./choice";

const read = (search: string) => parseGuestChoice(new URLSearchParams(search), BOOKING_PORTS).pickup;

describe("a choice in an address", () => {
  it("names the ship for everybody who is met where ships call, whatever kind of pick-up was told", () => {
    expect(read("port=la-romana-cruises")).toEqual({ kind: "cruise" });
    expect(read("port=la-romana-cruises&pickup=hotel&place=Aurora&docks=07:00&aboard=19:45")).toEqual({
      ...{ kind: "cruise", place: "Aurora", shipDocked: "07:00", shipAllAboard: "19:45" },
    });
  });

  it("leaves other ports as they are, and a flight", () => {
    expect(read("port=bayahibe&pickup=hotel")).toEqual({ kind: "hotel" });
    expect(read("port=bayahibe")).toBeUndefined();
    expect(read("port=la-romana-cruises&pickup=airport&place=AA+1234")).toEqual({
      ...{ kind: "airport", place: "AA 1234" },
    });
  });
});

describe("a choice that was posted", () => {
  const ship = { kind: "unknown", place: "Aurora", shipAllAboard: "19:45" } as const;

  it.each<[string, Partial<Choice>, string | undefined]>([
    ["the ship's port", { port: "la-romana-cruises", pickup: ship }, "cruise"],
    ["the ship's port, without a pick-up", { port: "la-romana-cruises" }, undefined],
    ["a flight", { port: "la-romana-cruises", pickup: { kind: "airport" } }, "airport"],
    ["another port", { port: "bayahibe", pickup: ship }, "unknown"],
  ])("of %s", (_, part, kind) => {
    const settled = settlePickup({ ...NO_CHOICE, ...part }, BOOKING_PORTS);
    expect(settled).toEqual({ ...NO_CHOICE, ...part, ...(kind && { pickup: { ...part.pickup, kind } }) });
  });
});
