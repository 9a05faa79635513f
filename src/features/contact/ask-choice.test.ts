import { createTranslator } from "../../i18n/create-i18n";
import { BOOKING_PORTS, createBookableOffer } from "../../testing/create-bookable-offer";
import { loadMessages } from "../../testing/load-messages";
import { askChoice, type AskContext, type ContactOffer } from "./ask-choice";
import { askList } from "./ask-list";

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
    expect(asked).toMatchObject({ isPaused: true, fields: [], facts: [], lines: [] });
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
    expect(asked.lines).toEqual([
      "Date: Friday, November 27, 2026",
      "Port: Bayahíbe",
      "Party: 2 adults",
      "Pick-up: Hotel, Sol",
      "Price: 2 adults × $75 = $150",
    ]);
    expect(asked.changePath).toBe(
      "/excursions/saona-island?port=bayahibe&date=2026-11-27&adults=2&pickup=hotel&place=Sol#book",
    );
    expect(asked.getChatText("PA-7K2P4").split("\n").slice(0, 2)).toEqual([
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
    expect(asked.lines.join()).not.toContain("2026");
  });

  it("leaves out a port from which the offer does not start", () => {
    expect(ask("&port=punta-cana").fields).toEqual([]);
  });

  it("leaves out small children where none may come along", () => {
    const asked = ask("&port=bayahibe&adults=2&children=1&small=2", { minimum_age: 6 });
    expect(asked.lines.slice(1)).toEqual([
      "Party: 2 adults, 1 child",
      "Price: 2 adults × $75 + 1 child × $45 = $195",
    ]);
    expect(asked.fields).toContainEqual(["smallChildren", "0"]);
    expect(asked.changePath).not.toContain("small");
  });

  it("leaves out small children of a list, too", () => {
    const search = "?list=saona-island_port-bayahibe_adults-2_small-1";
    const asked = askList([{ ...offer, minimum_age: 6 }], search, context);
    expect(asked?.items[0]?.facts).toBe("Bayahíbe, 2 adults, 2 adults × $75 = $150");
    expect(JSON.parse(asked?.field ?? "")).toMatchObject([{ adults: 2, smallChildren: 0 }]);
  });

  it("is nothing where nothing was chosen", () => {
    expect(ask("")).toMatchObject({ fields: [], facts: [], lines: [], goneDay: undefined });
  });
});
