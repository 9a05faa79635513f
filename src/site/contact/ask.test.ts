import { createTranslator } from "../../domain/i18n/create-i18n";
import { BOOKING_PORTS, createBookableOffer } from "../../testing/create-bookable-offer";
import { loadMessages } from "../../testing/load-messages";
import { askChoice, type AskContext, type ContactOffer, askList } from "./ask";

const offer = {
  ...createBookableOffer({ days: ["friday"], ports: ["bayahibe"] }),
  ...{ key: "saona-island", collection: "excursions", title: "Saona", path: "/excursions/saona-island" },
};

const context: AskContext = {
  ...{ locale: "en", t: createTranslator("en", loadMessages("en")), ports: BOOKING_PORTS, pricesOn: true },
  rules: { cut_off_hours: 12, days_ahead: 365 },
  now: Date.parse("2026-11-21T12:00:00Z"),
};

const ask = (search: string, change: Partial<ContactOffer> = {}) =>
  askChoice({ ...offer, ...change }, `?service=saona-island${search}`, context);
const askItems = (list: string, change: Partial<ContactOffer> = {}) => {
  const asked = askList([{ ...offer, ...change }], `?list=saona-island_${list}`, context);
  return { facts: asked?.items[0]?.facts, sent: JSON.parse(asked?.field ?? "[]") as object[] };
};

it("of an offer that is paused nothing is sent or told, and it is left out of a list", () => {
  const asked = ask("&port=bayahibe&date=2026-11-27&adults=2", { sale: "paused" });
  expect(asked).toMatchObject({ isPaused: true, fields: [], facts: [], days: [] });
  expect(asked.getLines()).toEqual([]);
  expect(askItems("adults-3", { sale: "paused" }).sent).toEqual([]);
});

describe("what an address asks of an offer", () => {
  it("becomes the form's fields, facts, lines of a chat and the way to change it", () => {
    const asked = ask("&port=bayahibe&date=2026-11-27&adults=2&pickup=hotel&place=Sol");
    expect(Object.fromEntries(asked.fields)).toEqual({
      ...{ port: "bayahibe", date: "2026-11-27", adults: "2", children: "0", smallChildren: "0" },
      ...{ pickupKind: "hotel", pickupPlace: "Sol" },
    });
    expect(asked.getLines()).toEqual([
      "Date: Friday, November 27, 2026",
      "Port: Bayahíbe",
      "Party: 2 adults",
      "Pick-up: Hotel, Sol",
      "Price: 2 adults × $75 = $150",
    ]);
    expect(asked.changePath).toBe(
      "/excursions/saona-island?port=bayahibe&date=2026-11-27&adults=2&pickup=hotel&place=Sol#book",
    );
    expect(asked.getChatText("PA-7K2P4")?.split("\n").slice(0, 2)).toEqual([
      "Hello, I would like to book: Saona. Language: English.",
      "Reference: PA-7K2P4",
    ]);
  });

  it.each<[string, string, string, Partial<ContactOffer>]>([
    ["on which it does not run", "2026-11-28", "Saturday, November 28, 2026", {}],
    ["that has passed", "2026-11-20", "Friday, November 20, 2026", {}],
    ["that is sold out", "2026-12-04", "Friday, December 4, 2026", { closed_days: ["2026-12-04"] }],
  ])("names a day %s as gone and sends none", (_, date, goneDay, change) => {
    const asked = ask(`&port=bayahibe&date=${date}`, change);
    expect(asked.goneDay).toBe(goneDay);
    expect([...asked.fields.map(([name]) => name), ...asked.facts.map(({ name }) => name)]).not.toContain(
      "date",
    );
    expect(asked.getLines()[0]).toContain(`Date: ${goneDay}: `);
    expect(asked.getChatText("PA-7K2P4")).toContain("Which day instead?");
    expect(asked.days[0]).toEqual({ value: "2026-11-27", label: "Friday, November 27, 2026" });
  });

  it("says of small children where none may come along that they are not counted", () => {
    const asked = ask("&port=bayahibe&adults=2&children=1&small=2", { minimum_age: 6 });
    expect(asked.getLines().slice(2)).toEqual([
      "Party: 2 adults, 1 child, 2 children under 1 m (3 ft 3 in)",
      "Not counted: 2 children under 1 m (3 ft 3 in), because the minimum age is 6 years",
      "Price: 2 adults × $75 + 1 child × $45 = $195",
    ]);
    // Whoever answers has to know of them.
    expect(asked.fields).toContainEqual(["smallChildren", "2"]);
  });

  it("asks for a missing day where it does not run every day, and says it once it is chosen", () => {
    const asked = ask("&port=bayahibe&adults=2");
    expect(asked.days.map(({ value }) => value).slice(0, 2)).toEqual(["2026-11-27", "2026-12-04"]);
    const open = "Date: not decided yet, which day is possible?";
    expect([undefined, "none", "2026-12-04"].map((day) => asked.getLines(day)[0])).toEqual([
      ...[open, open, "Date: Friday, December 4, 2026"],
    ]);
    expect(asked.getChatText("PA-7K2P4", "2026-12-04")).toContain("Date: Friday, December 4, 2026");
    expect(ask("&port=bayahibe&adults=2", createBookableOffer()).days).toEqual([]);
  });
});

it("an impossible day of a list is not sent, but said", () => {
  const { facts, sent } = askItems("port-bayahibe_date-2026-11-28_adults-2");
  expect(facts).toContain("Saturday, November 28, 2026: no departure that day.");
  expect(sent).toEqual([
    {
      ...{ service: "saona-island", collection: "excursions", port: "bayahibe" },
      ...{ adults: 2, children: 0, smallChildren: 0 },
    },
  ]);
});

describe("a guest who comes by ship", () => {
  const ports = ["la-romana-cruises"];
  const ITEM = "port-la-romana-cruises_date-2026-11-27_adults-2_docks-0700_aboard-1630";

  it("is not asked for hotel or ship, sends its times, and is told whether there is time", () => {
    const { fields } = ask("&port=la-romana-cruises&adults=2&aboard=19:45", { ports });
    expect(fields).toContainEqual(["pickupKind", "cruise"]);
    expect(fields).toContainEqual(["pickupShipAllAboard", "19:45"]);
    const { facts, sent } = askItems(`${ITEM}_place-Aurora`, { ports });
    expect(facts).toContain(
      "Cruise ship, docks at 7:00\u{a0}AM, all aboard at 4:30\u{a0}PM, Back aboard: no,",
    );
    expect(sent).toMatchObject([{ pickup: { kind: "cruise", shipDocked: "07:00", shipAllAboard: "16:30" } }]);
  });

  it("is met at the airport by a transfer, and sends no ship", () => {
    expect(askItems(ITEM, { ports, asks_flight: true }).sent).not.toHaveProperty("0.pickup");
  });
});
