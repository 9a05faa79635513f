/** @jest-environment node */
import { getAgencyDay } from "../../booking/calendar-day";
import { addMonths, getAgencyMonth, getMonthSpan } from "../../booking/calendar-month";
import { createEnquiry } from "../../testing/create-enquiry";
import { setUpTestSite } from "../../testing/set-up-test-site";
import { addPerson, ANA, BEA, createBrowser, signInAs } from "../../testing/staff-client";
import type { FiguresReply } from "../../staff/shell/client";

const site = setUpTestSite();

const ask = async (person: typeof ANA | typeof BEA, input = {}) =>
  (await signInAs(site, await addPerson(site, person))).query("enquiries.figures", input);

describe("the figures", () => {
  it("are for owners, with the titles of offers in their language", async () => {
    const { enquiries } = await site.store();
    const { payload } = createEnquiry();
    const asked = { ...payload, service: "coral-key", collection: "excursions" as const };
    await enquiries.accept(createEnquiry({ payload: asked }), Date.now());
    const response = await ask(ANA);
    const reply = (await response.json()) as FiguresReply;
    expect(response.status).toBe(200);
    expect(reply).toMatchObject({ enquiries: 1, unanswered: 1, firstAnswer: { median: null } });
    expect(reply.offers).toEqual([
      { key: "coral-key", title: expect.stringContaining("Coral") as string, enquiries: 1, bookings: 0 },
    ]);
    expect(reply.from).toMatch(/^\d{4}-\d{2}-01$/);
    expect(JSON.stringify(reply)).not.toContain("ana@example.com");
  });

  it("go back as many months as are asked for, this one included", async () => {
    const owner = await signInAs(site, await addPerson(site, ANA));
    const from = async (months: number) =>
      ((await (await owner.query("enquiries.figures", { months })).json()) as FiguresReply).from;
    const first = new Date(`${await from(1)}T00:00:00Z`);
    const year = new Date(first);
    year.setUTCMonth(first.getUTCMonth() - 11);
    expect(await from(12)).toBe(year.toISOString().slice(0, 10));
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

  it.each([{ skip: -1 }, { skip: "x" }, { months: 0 }, { months: 25 }, { months: "x" }, { months: 1.5 }])(
    "are refused for %j",
    async (input) => {
      expect((await ask(ANA, input)).status).toBe(422);
    },
  );

  it("are for nobody else", async () => {
    expect((await ask(BEA)).status).toBe(403);
    const refused = await createBrowser(site).query("enquiries.figures");
    expect([refused.status, await refused.json()]).toEqual([401, { code: "unauthorized" }]);
  });
});
