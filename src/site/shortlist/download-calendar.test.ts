import { NO_CHOICE, type Choice } from "../../domain/booking/choice";
import { createFrame } from "../../testing/create-frame";
import { createPageOffer } from "../../testing/create-page-offer";
import { downloadCalendar } from "./download-calendar";

const VILLAGE = { port: "bayahibe", place: "Main square", time: "08:30", back: null };
const HOTEL = { port: "punta-cana", place: "Lobby", time: "07:00", back: null };
const TERMINAL = { port: "la-romana-cruises", place: "Terminal", time: "08:15", back: "13:15" };

const at = (time: string) => `TZID=America/Santo_Domingo:20261201T${time}`;
const ALL_DAY = ["DTSTART;VALUE=DATE:20261201"];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick"], now: Date.parse("2026-11-21T12:00:00Z") });
});

it.each<[string, (typeof VILLAGE | typeof TERMINAL)[], Choice["port"], string[]]>([
  [
    "begins where and when the party is collected at its port",
    [HOTEL, VILLAGE],
    "bayahibe",
    [`DTSTART;${at("083000")}`, `DTEND;${at("130000")}`, "LOCATION:Main square\\, Bayahíbe"],
  ],
  [
    "ends when the party is back at that place, where the offer says so",
    [HOTEL, TERMINAL],
    "la-romana-cruises",
    [`DTSTART;${at("081500")}`, `DTEND;${at("131500")}`, "LOCATION:Terminal\\, La Romana Cruises Zone"],
  ],
  ["takes the whole day where no port is chosen of several", [HOTEL, VILLAGE], undefined, ALL_DAY],
  ["takes the whole day where the port has no pick-up", [HOTEL, VILLAGE], "la-romana-cruises", ALL_DAY],
])("an offer of the list in a calendar %s", async (_, pickup, port, lines) => {
  const made: Blob[] = [];
  const createObjectURL = (blob: Blob) => `blob:${String(made.push(blob))}`;
  Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() });
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation();
  const offer = createPageOffer({ pickup, duration_hours: 4.5 });
  const choice = { ...NO_CHOICE, date: "2026-12-01", port };
  downloadCalendar([{ offer, choice }], { getFacts: () => [], site: createFrame() });
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = ({ target }) => resolve(target?.result as string);
    reader.readAsText(made[0] as Blob);
  });
  expect(text.split("\r\n").filter((line) => /^(DTSTART;|DTEND;|LOCATION)/.test(line))).toEqual(lines);
});
