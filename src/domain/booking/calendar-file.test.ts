import fc from "fast-check";

import { createCalendar, type CalendarEvent } from "./calendar-file";

const NOW = Date.parse("2026-11-21T15:00:30Z");
const EVENT: CalendarEvent = {
  ...{ uid: "saona-island-2026-12-01@tours.example", date: "2026-12-01", time: "07:30", hours: 9.5 },
  ...{
    title: "Saona",
    description: "Bring a towel.",
    location: "Bayahíbe",
    url: "https://tours.example/saona",
    status: "TENTATIVE",
  },
};

const OPTIONS = { company: "Acme", product: "Website", now: NOW };
const unfold = (file: string) => file.replace(/\r\n /g, "");
const getLine = (file: string, name: string) =>
  unfold(file)
    .split("\r\n")
    .filter((line) => line.startsWith(name));

describe("a file for calendars", () => {
  it("has one event, on Dominican time", () => {
    const file = createCalendar([EVENT], { ...OPTIONS, company: "Acme Tours" });
    expect(file.split("\r\n")).toEqual([
      ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Acme Tours//Website//EN", "CALSCALE:GREGORIAN"],
      ...["METHOD:PUBLISH", "BEGIN:VTIMEZONE", "TZID:America/Santo_Domingo", "BEGIN:STANDARD"],
      ...["DTSTART:20001203T010000", "TZOFFSETFROM:-0400", "TZOFFSETTO:-0400", "TZNAME:AST"],
      ...["END:STANDARD", "END:VTIMEZONE", "BEGIN:VEVENT", "UID:saona-island-2026-12-01@tours.example"],
      ...["DTSTAMP:20261121T150030Z", "DTSTART;TZID=America/Santo_Domingo:20261201T073000"],
      ...["DTEND;TZID=America/Santo_Domingo:20261201T170000", "SUMMARY:Saona", "DESCRIPTION:Bring a towel."],
      ...["LOCATION:Bayahíbe", "URL:https://tours.example/saona", "STATUS:TENTATIVE", "END:VEVENT"],
      ...["END:VCALENDAR", ""],
    ]);
  });

  it("ends an evening on the next day", () => {
    const file = createCalendar([{ ...EVENT, time: "20:00", hours: 6 }], OPTIONS);
    expect(getLine(file, "DTEND")).toEqual(["DTEND;TZID=America/Santo_Domingo:20261202T020000"]);
  });

  it("takes the whole day when nobody knows when it begins", () => {
    const file = createCalendar([{ ...EVENT, time: undefined }], OPTIONS);
    expect(getLine(file, "DT").slice(1)).toEqual(["DTSTAMP:20261121T150030Z", "DTSTART;VALUE=DATE:20261201"]);
  });

  it.each([
    [24, []],
    [25, ["DTEND;VALUE=DATE:20261203"]],
    [168, ["DTEND;VALUE=DATE:20261208"]],
  ])("ends after the last of the days that it takes: of %d hours", (hours, end) => {
    const file = createCalendar([{ ...EVENT, time: undefined, hours }], OPTIONS);
    expect(getLine(file, "DTSTART;")).toEqual(["DTSTART;VALUE=DATE:20261201"]);
    expect(getLine(file, "DTEND")).toEqual(end);
  });

  it("escapes what would end a value, so that no text becomes a line of its own", () => {
    const description = "Fish, rice; C:\\\r\nEND:VEVENT\rBEGIN:VALARM";
    const file = createCalendar([{ ...EVENT, description }], OPTIONS);
    expect(getLine(file, "DESCRIPTION")).toEqual([
      "DESCRIPTION:Fish\\, rice\\; C:\\\\\\nEND:VEVENT\\nBEGIN:VALARM",
    ]);
    expect(getLine(file, "END:VEVENT")).toHaveLength(1);
  });

  it("folds lines after 75 octets without breaking a character, and loses nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (title) => {
        const clean = title.replace(/[\r\n\\;,]/g, "");
        const file = createCalendar([{ ...EVENT, title: clean }], OPTIONS);
        for (const line of file.split("\r\n"))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(getLine(file, "SUMMARY")).toEqual([`SUMMARY:${clean}`]);
      }),
    );
  });
});
