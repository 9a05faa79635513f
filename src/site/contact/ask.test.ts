import { createTranslator } from "../../domain/i18n/create-i18n";
import { BOOKING_PORTS, createBookableOffer } from "../../testing/create-bookable-offer";
import { loadMessages } from "../../testing/load-messages";
import { askChoice, type AskContext, type ContactOffer, askList } from "./ask";

const offer = {
  ...createBookableOffer({ days: ["friday"], ports: ["bayahibe"] }),
  ...{ key: "saona-island", collection: "excursions", title: "Saona", path: "/excursions/saona-island" },
};

const context: AskContext = {
  locale: "en",
  t: createTranslator("en", loadMessages("en")),
  ports: BOOKING_PORTS,
  pricesOn: true,
  rules: { cut_off_hours: 12, days_ahead: 365 },
  now: Date.parse("2026-11-21T12:00:00Z"),
};

function ask(search: string, change: Partial<ContactOffer> = {}) {
  return askChoice({ ...offer, ...change }, `?service=saona-island${search}`, context);
}

describe("an offer that is paused", () => {
  it("can be asked about, but nothing chosen of it is sent or told", () => {
    const asked = ask("&port=bayahibe&date=2026-11-27&adults=2", { sale: "paused" });
    expect(asked).toMatchObject({ isPaused: true, fields: [], facts: [], days: [] });
    expect(asked.getLines()).toEqual([]);
  });

  it("is left out of a list", () => {
    const list = (sale: string) => askList([{ ...offer, sale }], "?list=saona-island_adults-3", context);
    expect(list("paused")).toBeUndefined();
    expect(list("on-sale")?.items).toHaveLength(1);
  });
});

it("a day that is sold out is told, and not sent", () => {
  const asked = ask("&port=bayahibe&date=2026-11-27&adults=2", { closed_days: ["2026-11-27"] });
  expect(asked.goneDay).toBe("Friday, November 27, 2026");
  expect(Object.fromEntries(asked.fields)).not.toHaveProperty("date");
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

  it.each([
    ["a day on which it does not run", "&date=2026-11-28", "Saturday, November 28, 2026"],
    ["a day that has passed", "&date=2026-11-20", "Friday, November 20, 2026"],
  ])("names %s as gone and sends none", (_, search, goneDay) => {
    const asked = ask(`&port=bayahibe${search}`);
    expect(asked.goneDay).toBe(goneDay);
    expect(asked.fields.map(([name]) => name)).not.toContain("date");
    expect(asked.facts.map(({ name }) => name)).not.toContain("date");
    expect(asked.getLines()[0]).toContain(`Date: ${goneDay}: `);
    expect(asked.getChatText("PA-7K2P4")).toContain("Which day instead?");
    expect(asked.days[0]).toEqual({ value: "2026-11-27", label: "Friday, November 27, 2026" });
  });

  it("says of small children where none may come along that they are not counted", () => {
    const asked = ask("&port=bayahibe&adults=2&children=1&small=2", { minimum_age: 6 });
    expect(asked.getLines().slice(2)).toEqual([
      "Party: 2 adults, 1 child, 2 children under 1 metre",
      "Not counted: 2 children under 1 metre, because the minimum age is 6 years",
      "Price: 2 adults × $75 + 1 child × $45 = $195",
    ]);
    // Whoever answers has to know of them.
    expect(asked.fields).toContainEqual(["smallChildren", "2"]);
  });
});

describe("a day that is missing", () => {
  it("is asked for where the offer does not run every day, and said once it is chosen", () => {
    const asked = ask("&port=bayahibe&adults=2");
    expect(asked.days.map(({ value }) => value).slice(0, 2)).toEqual(["2026-11-27", "2026-12-04"]);
    expect(asked.getLines()[0]).toBe("Date: not decided yet, which day is possible?");
    expect(asked.getLines("none")[0]).toBe("Date: not decided yet, which day is possible?");
    expect(asked.getLines("2026-12-04")[0]).toBe("Date: Friday, December 4, 2026");
    expect(asked.getChatText("PA-7K2P4", "2026-12-04")).toContain("Date: Friday, December 4, 2026");
  });

  it("is not asked for where the offer runs every day, or one is chosen", () => {
    expect(ask("&port=bayahibe&adults=2", createBookableOffer()).days).toEqual([]);
    expect(ask("&port=bayahibe&date=2026-11-27").days).toEqual([]);
  });
});

it("an impossible day of a list is not sent, but said", () => {
  const asked = askList([offer], "?list=saona-island_port-bayahibe_date-2026-11-28_adults-2", context);
  expect(asked?.items[0]?.facts).toContain("Saturday, November 28, 2026: it does not run then.");
  expect(JSON.parse(asked?.field ?? "")).toEqual([
    {
      ...{ service: "saona-island", collection: "excursions", port: "bayahibe" },
      ...{ adults: 2, children: 0, smallChildren: 0 },
    },
  ]);
});

it("a guest of the ship's port is not asked for hotel or ship", () => {
  const asked = ask("&port=la-romana-cruises&adults=2&aboard=19:45", { ports: ["la-romana-cruises"] });
  expect(asked.fields).toContainEqual(["pickupKind", "cruise"]);
  expect(asked.fields).toContainEqual(["pickupShipAllAboard", "19:45"]);
});

describe("a guest who comes by ship", () => {
  const ports = ["la-romana-cruises"];
  const ITEM = "saona-island_port-la-romana-cruises_date-2026-11-27_adults-2_docks-0700_aboard-1630";

  it("sends the ship's times with a list, and is told whether there is time", () => {
    const asked = askList([{ ...offer, ports }], `?list=${ITEM}_place-Aurora`, context);
    expect(asked?.items[0]?.facts).toContain(
      "Cruise ship, docks at 7:00\u{a0}AM, all aboard at 4:30\u{a0}PM, Back aboard: no,",
    );
    const [sent] = JSON.parse(asked?.field ?? "") as [{ pickup: object }];
    expect(sent.pickup).toEqual({ kind: "cruise", shipDocked: "07:00", shipAllAboard: "16:30" });
  });

  it("is met at the airport by a transfer, and sends no ship", () => {
    const asked = askList([{ ...offer, ports, asks_flight: true }], `?list=${ITEM}`, context);
    expect(JSON.parse(asked?.field ?? "")).not.toHaveProperty("0.pickup");
  });
});
