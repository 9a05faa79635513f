/** @jest-environment node */
import ICAL from "ical.js";

import { bookOn, inDays } from "../../testing/book-on-site";
import { setUpTestSite } from "../../testing/set-up-test-site";
import { addPerson, ANA, signInAs, type StaffBrowser } from "../../testing/staff-client";
import type { CalendarListReply, CalendarMadeReply } from "../../staff/shell/client";

const site = setUpTestSite();
let ana: StaffBrowser;
beforeEach(async () => {
  ana = await signInAs(site, await addPerson(site, ANA));
});

async function make(locale = "es", offer?: string): Promise<CalendarMadeReply> {
  const response = await ana.mutate("calendars.add", { name: "Capitán Luis", locale, offer });
  expect(response.status).toBe(200);
  return (await response.json()) as CalendarMadeReply;
}
const toPath = (address: string) => address.replace("http://site.example", "");

/** Reads a calendar by a parser that is not the one which has written it. */
async function read(address: string) {
  const response = await site.get(toPath(address));
  const text = await response.text();
  const calendar = new ICAL.Component(ICAL.parse(text) as object[]);
  const events = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
  return { response, text, events };
}

const guest = (change: object) => ({
  payload: {
    ...{ name: "Ana María", lastname: "Pérez", email: "ana@example.com", phone: "+34 600 123 456" },
    ...{ message: "My secret wish", source: "", ...change },
  },
});

describe("the calendar of the crew", () => {
  it("has an event for each offer and day: first names, persons, port and pick-up, nothing else", async () => {
    const { address } = await make();
    await bookOn(site, { adults: 2, children: 1 }, guest({}));
    await bookOn(site, { adults: 1, port: "punta-cana" }, guest({ name: "José; DROP, TABLE" }));
    await bookOn(site, { date: inDays(21), adults: 4 }, guest({ name: "Zoë" }));
    const { response, text, events } = await read(address);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    const [event, ...others] = events;
    expect(others).toHaveLength(1);
    expect(event?.summary).toMatch(/^Cayo Coral.*: 4 personas$/);
    expect(event?.uid).toBe(`coral-key-${inDays(20)}@site.example`);
    const lines = (event?.description ?? "").split("\n");
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe("Ana María · 2 adultos, 1 niño · Bayahíbe 08:15");
    // What is no name is not repeated.
    expect(lines[1]).toMatch(/^PA-[0-9A-Z]{5} · 1 adulto · Punta Cana 07:05$/);
    // The earliest pick-up, 07:05 in Santo Domingo, and eight hours after the last one, at 08:15.
    const day = inDays(20).replaceAll("-", "");
    expect(text).toContain(`DTSTART;TZID=America/Santo_Domingo:${day}T070500\r\n`);
    expect(text).toContain(`DTEND;TZID=America/Santo_Domingo:${day}T161500\r\n`);
    expect(text).toContain("\r\nBEGIN:VTIMEZONE\r\nTZID:America/Santo_Domingo\r\n");
    // Moments and references may have any digits.
    const said = text.replace(/^(DTSTAMP|SEQUENCE):.*$/gm, "").replace(/PA-\w{5}/g, "");
    for (const secret of ["Pérez", "example.com", "600", "secret", "195", "7500"])
      expect(said).not.toContain(secret);
  });

  it("has a package on whole days, as each of its days has a pick-up of its own", async () => {
    const { address } = await make();
    await bookOn(site, { offer: "two-day-package", port: "punta-cana" });
    const [event] = (await read(address)).events;
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.startDate.toString()).toBe(inDays(20));
    expect(event?.endDate.toString()).toBe(inDays(22));
  });

  it("says that a day is cancelled, as a newer version of the same event", async () => {
    const { address } = await make("en");
    await bookOn(site);
    const before = (await read(address)).events[0];
    // The version is the second of the change.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await ana.mutate("departures.cancel", { offer: "coral-key", day: inDays(20), reason: "Waves" });
    const after = (await read(address)).events[0];
    expect(after?.uid).toBe(before?.uid);
    const statuses = [before, after].map((event) => event?.component.getFirstPropertyValue("status"));
    expect(statuses).toEqual(["CONFIRMED", "CANCELLED"]);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    expect(after?.summary).toMatch(/^Cancelled: Coral Key/);
  });

  it("has an address that is shown once, stored as a hash, written to no log, and ends for good", async () => {
    const { address, calendars } = await make();
    const key = new URL(address).searchParams.get("key") ?? "";
    expect(key).toMatch(/^[\w-]{43}$/);
    const list = (await (await ana.query("calendars.list")).json()) as CalendarListReply;
    expect(list.calendars).toEqual(calendars);
    expect(JSON.stringify(await (await site.store()).dump())).not.toContain(key);
    expect(JSON.stringify(list)).not.toContain(key);
    await read(address);
    const id = calendars[0]?.id ?? "";
    expect((await ana.mutate("calendars.end", { id })).status).toBe(200);
    expect((await ana.mutate("calendars.end", { id })).status).toBe(404);
    expect((await site.get(toPath(address))).status).toBe(404);
    expect(site.readLog()).not.toContain(key);
  });

  it("tells nobody with a wrong address anything", async () => {
    await make();
    const queries = ["", "?key=x", `?key=${"A".repeat(43)}`, `?key=${"A".repeat(9000)}`, "?key[]=a"];
    for (const query of queries) {
      const response = await site.get(`/api/departures-calendar${query}`);
      expect([response.status, await response.text()]).toEqual([404, '{"code":"not-found"}']);
    }
  });
});
