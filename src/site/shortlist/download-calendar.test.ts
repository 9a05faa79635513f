import { NO_CHOICE, type Choice } from "../../domain/booking/choice";
import { createFrame } from "../../testing/create-frame";
import { createPageOffer } from "../../testing/create-page-offer";
import { downloadCalendar } from "./download-calendar";

type PageOffer = ReturnType<typeof createPageOffer>;

const VILLAGE = { port: "bayahibe", place: "Main square", time: "08:30", back: null };
const HOTEL = { port: "punta-cana", place: "Lobby", time: "07:00", back: null };
const TERMINAL = { port: "la-romana-cruises", place: "Terminal", time: "08:15", back: "13:15" };

/** Makes the file of one offer of the list, and gets those lines that say when and where. */
async function readEvent(
  pickup: PageOffer["pickup"],
  port?: Choice["port"],
  guest?: Choice["pickup"],
  duration_hours = 4.5,
): Promise<string[]> {
  const made: Blob[] = [];
  const createUrl = jest.fn((blob: Blob) => `blob:${String(made.push(blob))}`);
  Object.assign(URL, { createObjectURL: createUrl, revokeObjectURL: jest.fn() });
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation();
  const offer = createPageOffer({ pickup, duration_hours });
  const choice = { ...NO_CHOICE, date: "2026-12-01", port, pickup: guest };
  const context = { getFacts: () => [], site: createFrame() };
  downloadCalendar([{ offer, choice }], context);
  const [file] = made;
  if (!file) throw new Error("There should be a file.");
  const reader = new FileReader();
  const text = await new Promise<string>((resolve) => {
    reader.onload = ({ target }) => resolve(target?.result as string);
    reader.readAsText(file);
  });
  return text.split("\r\n").filter((line) => /^(DTSTART;|DTEND;|LOCATION)/.test(line));
}

const at = (time: string) => `TZID=America/Santo_Domingo:20261201T${time}`;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick"], now: Date.parse("2026-11-21T12:00:00Z") });
});

describe("an offer of the list in a calendar", () => {
  it("begins where and when the party is collected at its port", async () => {
    expect(await readEvent([HOTEL, VILLAGE], "bayahibe")).toEqual([
      `DTSTART;${at("083000")}`,
      `DTEND;${at("130000")}`,
      "LOCATION:Main square\\, Bayahíbe",
    ]);
  });

  it("ends when the party is back at that place, where the offer says so", async () => {
    expect(await readEvent([HOTEL, TERMINAL], "la-romana-cruises")).toContain(`DTEND;${at("131500")}`);
  });

  it.each<[string, Choice["port"]]>([
    ["no port is chosen", undefined],
    ["the port has no pick-up", "la-romana-cruises"],
  ])("takes the whole day without a place where %s, and there are several", async (_, port) => {
    expect(await readEvent([HOTEL, VILLAGE], port)).toEqual(["DTSTART;VALUE=DATE:20261201"]);
  });
});
