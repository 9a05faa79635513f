/** @jest-environment node */
import { getAgencyDay, addMonths, getAgencyMonth, getMonthSpan } from "../../domain/booking/calendar-day";
import { createEnquiry } from "../../testing/create-enquiry";
import { setUpTestSite } from "../../testing/set-up-test-site";
import { addPerson, ANA, BEA, signInAs } from "../../testing/staff-client";
import type { FiguresReply } from "../../staff/shell/client";
import { countFigures, type CountedEnquiry } from "./figures";

const site = setUpTestSite();

describe("the figures", () => {
  it("are for owners, with the titles of offers in their language", async () => {
    const { enquiries } = await site.store();
    const { payload } = createEnquiry();
    const asked = { ...payload, service: "coral-key", collection: "excursions" as const };
    await enquiries.accept(createEnquiry({ payload: asked }), Date.now());
    const owner = await signInAs(site, await addPerson(site, ANA));
    const response = await owner.query("enquiries.figures");
    const reply = (await response.json()) as FiguresReply;
    expect(response.status).toBe(200);
    expect(reply).toMatchObject({ enquiries: 1, unanswered: 1, firstAnswer: { median: null } });
    expect(reply.offers).toEqual([
      { key: "coral-key", title: expect.stringContaining("Coral") as string, enquiries: 1, bookings: 0 },
    ]);
    expect(reply.from).toMatch(/^\d{4}-\d{2}-01$/);
    expect(JSON.stringify(reply)).not.toContain("ana@example.com");
  });

  it("of last month end with its last day, and count nothing of this one", async () => {
    const { enquiries } = await site.store();
    const owner = await signInAs(site, await addPerson(site, ANA));
    const month = addMonths(getAgencyMonth(Date.now()), -1);
    const { from, to } = getMonthSpan(month);
    for (const receivedAt of [from - 1, from, to - 1, to])
      await enquiries.accept(createEnquiry(), receivedAt);
    const reply = (await (
      await owner.query("enquiries.figures", { months: 1, skip: 1 })
    ).json()) as FiguresReply;
    expect(reply).toMatchObject({ from: `${month}-01`, to: getAgencyDay(to - 1), enquiries: 2 });
  });

  it("are refused for months that are none", async () => {
    const inputs = [
      { skip: -1 },
      { skip: "x" },
      { months: 0 },
      { months: 25 },
      { months: "x" },
      { months: 1.5 },
    ];
    const owner = await signInAs(site, await addPerson(site, ANA));
    for (const input of inputs)
      expect([input, (await owner.query("enquiries.figures", input)).status]).toEqual([input, 422]);
  });

  it("end with the next call of who is an owner no more, like all that owners alone see", async () => {
    const ana = await signInAs(site, await addPerson(site, ANA));
    const person = await addPerson(site, BEA);
    const bea = await signInAs(site, person);
    const calls = ["people.list", "people.log", "enquiries.figures"];
    for (const [role, status] of [
      ["owner", 200],
      ["staff", 403],
    ] as const) {
      await ana.mutate("people.change", { id: person.id, role });
      const responses = await Promise.all(calls.map((name) => bea.query(name)));
      expect(responses.map((response) => response.status)).toEqual([status, status, status]);
    }
  });
});

const FROM = Date.parse("2027-01-01T04:00:00Z");
const TO = Date.parse("2027-02-10T12:00:00Z");
const MINUTE = 60_000;

const enquiry = (change: Partial<CountedEnquiry> = {}): CountedEnquiry => ({
  createdAt: FROM,
  answeredAt: null,
  status: "new",
  offer: null,
  locale: "en",
  source: null,
  ...change,
});
const answeredAfter = (minutes: number) =>
  enquiry({ answeredAt: FROM + minutes * MINUTE, status: "answered" });

it("the time to the first answer is a median, and counts nobody who still waits", () => {
  for (const [minutes, median, withinAnHour] of [
    [[], null, 0],
    [[12], 12, 1],
    [[10, 60, 61], 60, 2],
    [[10, 20, 30, 400], 25, 3],
  ] as const)
    expect(countFigures([...minutes.map(answeredAfter), enquiry()], FROM, TO).firstAnswer).toEqual({
      ...{ median, withinAnHour, answered: minutes.length },
    });
  const given = [enquiry(), enquiry({ status: "lost" }), enquiry({ status: "booked" }), answeredAfter(5)];
  expect(countFigures(given, FROM, TO)).toMatchObject({ enquiries: 4, bookings: 1, unanswered: 2 });
});

describe("weeks", () => {
  it.each([
    // Sunday evening and Monday morning in Santo Domingo: the same hours are Monday in London already.
    ["2027-01-11T03:59:59Z", "2027-01-04"],
    ["2027-01-11T04:00:00Z", "2027-01-11"],
    ["2027-01-01T04:00:00Z", "2026-12-28"],
  ])("begin on Monday in Santo Domingo: %s is in the week of %s", (moment, monday) => {
    const at = Date.parse(moment);
    expect(countFigures([], at, at).weeks.map(({ key }) => key)).toEqual([monday]);
  });

  it("are all there, in order, also those without enquiries", () => {
    const given = [
      enquiry({ createdAt: Date.parse("2027-01-20T12:00:00Z"), status: "booked" }),
      enquiry({ createdAt: Date.parse("2027-01-21T12:00:00Z") }),
    ];
    const { weeks } = countFigures(given, FROM, TO);
    expect(weeks.map(({ key }) => key)).toEqual([
      ...["2026-12-28", "2027-01-04", "2027-01-11", "2027-01-18"],
      ...["2027-01-25", "2027-02-01", "2027-02-08"],
    ]);
    expect(weeks[3]).toEqual({ key: "2027-01-18", enquiries: 2, bookings: 1 });
  });
});
