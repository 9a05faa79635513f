/** @jest-environment node */
import { getAgencyDay, addMonths, getAgencyMonth, getMonthSpan } from "../../domain/booking/calendar-day";
import { createEnquiry } from "../../testing/create-enquiry";
import { setUpTestSite } from "../../testing/set-up-test-site";
import { addPerson, ANA, signInAs } from "../../testing/staff-client";
import type { FiguresReply } from "../../staff/shell/client";
import { countFigures, type CountedEnquiry } from "./figures";

const site = setUpTestSite();
async function ask(input = {}) {
  const owner = await signInAs(site, await addPerson(site, ANA));
  const reply = (await (await owner.query("enquiries.figures", input)).json()) as FiguresReply;
  return { owner, reply };
}

it("the figures have the titles of offers in the owner's language, and nothing of a guest", async () => {
  const { payload } = createEnquiry();
  const asked = { ...payload, service: "coral-key", collection: "excursions" as const };
  await (await site.store()).enquiries.accept(createEnquiry({ payload: asked }), Date.now());
  const { owner, reply } = await ask();
  expect(reply).toMatchObject({ enquiries: 1, unanswered: 1, firstAnswer: { median: null } });
  expect(reply.offers).toEqual([
    { key: "coral-key", title: expect.stringContaining("Coral") as string, enquiries: 1, bookings: 0 },
  ]);
  expect(JSON.stringify(reply)).not.toContain("ana@example.com");
  const csv = await (await owner.get("figures-export?months=1&separator=%3B")).text();
  expect(csv.split("\r\n")).toEqual(
    expect.arrayContaining([expect.stringMatching(/"Oferta";"[^"]*Coral[^"]*";"1";"0"/)]),
  );
});

it("the figures of last month end with its last day, and count nothing of this one", async () => {
  const month = addMonths(getAgencyMonth(Date.now()), -1);
  const { from, to } = getMonthSpan(month);
  const { enquiries } = await site.store();
  for (const receivedAt of [from - 1, from, to - 1, to]) await enquiries.accept(createEnquiry(), receivedAt);
  const { reply } = await ask({ months: 1, skip: 1 });
  expect(reply).toMatchObject({ from: `${month}-01`, to: getAgencyDay(to - 1), enquiries: 2 });
});

const FROM = Date.parse("2027-01-01T04:00:00Z");
const TO = Date.parse("2027-02-10T12:00:00Z");
const MINUTE = 60_000;

const enquiry = (change: Partial<CountedEnquiry> = {}): CountedEnquiry => ({
  ...{ createdAt: FROM, answeredAt: null, status: "new", offer: null, locale: "en", source: null },
  ...change,
});
const answeredAfter = (minutes: number) =>
  enquiry({ answeredAt: FROM + minutes * MINUTE, status: "answered" });

it("the time to the first answer is a median, and counts nobody who still waits", () => {
  for (const [minutes, median, withinAnHour] of [
    [[], null, 0],
    [[10, 60, 61], 60, 2],
    [[10, 20, 30, 400], 25, 3],
  ] as const)
    expect(countFigures([...minutes.map(answeredAfter), enquiry()], FROM, TO).firstAnswer).toEqual({
      ...{ median, withinAnHour, answered: minutes.length },
    });
  const given = [enquiry(), enquiry({ status: "lost" }), enquiry({ status: "booked" }), answeredAfter(5)];
  expect(countFigures(given, FROM, TO)).toMatchObject({ enquiries: 4, bookings: 1, unanswered: 2 });
});

it("weeks begin on Monday in Santo Domingo, and are all there, also those without enquiries", () => {
  // Sunday evening and Monday morning in Santo Domingo: the same hours are Monday in London already.
  for (const [moment, monday] of [
    ["2027-01-11T03:59:59Z", "2027-01-04"],
    ["2027-01-11T04:00:00Z", "2027-01-11"],
  ] as const)
    expect(countFigures([], Date.parse(moment), Date.parse(moment)).weeks).toMatchObject([{ key: monday }]);
  const given = [enquiry({ createdAt: Date.parse("2027-01-20T12:00:00Z"), status: "booked" })];
  const { weeks } = countFigures(given, FROM, TO);
  expect(weeks.map(({ key }) => key)).toEqual([
    ...["2026-12-28", "2027-01-04", "2027-01-11", "2027-01-18"],
    ...["2027-01-25", "2027-02-01", "2027-02-08"],
  ]);
  expect(weeks[3]).toEqual({ key: "2027-01-18", enquiries: 1, bookings: 1 });
});
