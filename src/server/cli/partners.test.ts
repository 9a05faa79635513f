/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { getAgencyMonth } from "../../domain/booking/calendar-day";
import type { Partner } from "../../content/schema/collections";
import { acceptOn, offerTo } from "../../testing/book-on-site";
import { createEnquiry } from "../../testing/create-enquiry";
import { createQuote } from "../../testing/create-quote";
import { setUpTestSite } from "../../testing/set-up-test-site";
import { addPerson, ANA, BEA, signInAs } from "../../testing/staff-client";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { setContentFolder } from "../platform/published";
import type {
  AccountsReply,
  EnquiryChoicesReply,
  EnquiryListReply,
  EnquiryReply,
  FiguresReply,
  LedgerReply,
} from "../../staff/shell/client";

const PARTNERS: Partner[] = [
  {
    code: "hotel-brisa",
    name: "Hotel Brisa",
    kind: "hotel",
    place: "Bayahíbe",
    contact: "=HYPERLINK(1)",
    commission_percent: 10,
    commission_person: 0,
  },
  {
    code: "taxi-faro",
    name: "Taxi Faro",
    kind: "transport",
    place: "",
    contact: "",
    commission_percent: 10,
    commission_person: 0,
  },
];
const MONTH = getAgencyMonth(Date.now());

const site = setUpTestSite();
beforeEach(() => {
  const folder = makeTemporaryFolder();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "partners.json"), JSON.stringify(PARTNERS));
  setContentFolder(folder);
});
afterAll(() => setContentFolder(makeTemporaryFolder()));

const signIn = async (person: typeof ANA | typeof BEA) => signInAs(site, await addPerson(site, person));

async function ask(source: string, now = Date.now()): Promise<string> {
  const { enquiries } = await site.store();
  const { payload } = createEnquiry();
  const result = await enquiries.accept(createEnquiry({ payload: { ...payload, source } }), now);
  return "reference" in result ? result.reference : "";
}

async function book(reference: string): Promise<void> {
  const enquiry = await (await site.store()).enquiries.getByReference(reference);
  if (!enquiry) throw new Error(`There is no ${reference}.`);
  const quote = createQuote({ validUntil: "2099-01-01", trip: { date: "2099-01-20" } });
  expect((await acceptOn(site, await offerTo(site, enquiry, quote))).status).toBe(303);
}

describe("the ledger", () => {
  it("counts this month by partner, however the code is written, other sources and none", async () => {
    await book(await ask("Hotel Brisa"));
    for (const source of ["HOTEL BRÍSA", "Somebody", "SOMEBODY", ""]) await ask(source);
    const response = await (await signIn(ANA)).query("partners.ledger");
    const reply = (await response.json()) as LedgerReply;
    expect(response.status).toBe(200);
    expect(reply).toMatchObject({ month: MONTH, months: [MONTH] });
    expect(reply.partners).toMatchObject([
      { code: "hotel-brisa", name: "Hotel Brisa", enquiries: 2, bookings: 1, persons: 3, totalCents: 19_500 },
      { code: "taxi-faro", enquiries: 0 },
    ]);
    expect(reply.others).toMatchObject([{ source: "Somebody", enquiries: 2 }]);
    expect(reply.none).toMatchObject({ enquiries: 1, bookings: 0 });
    // Everything counts in exactly one row.
    expect(reply.total).toMatchObject({ enquiries: 5, bookings: 1, unpriced: 0, totalCents: 19_500 });
    expect(JSON.stringify(reply)).not.toContain("ana@example.com");
  });

  it("is what figures and inbox count and filter by, too: a partner once, by its name", async () => {
    for (const source of ["HOTEL BRISA", "hotel-brisa", "Somebody", "SOMEBODY", ""]) await ask(source);
    const owner = await signIn(ANA);
    const { sources } = (await (await owner.query("enquiries.figures", {})).json()) as FiguresReply;
    expect(sources).toMatchObject([
      { key: "hotel-brisa", title: "Hotel Brisa", enquiries: 2 },
      { key: "somebody", enquiries: 2 },
      { key: "", enquiries: 1 },
    ]);
    for (const [source, count] of [
      ["hotel-brisa", 2],
      ["Somebody", 2],
      ["taxi-faro", 0],
    ] as const) {
      const list = (await (await owner.query("enquiries.list", { source })).json()) as EnquiryListReply;
      expect([source, list.rows.length]).toEqual([source, count]);
    }
    const choices = (await (await owner.query("enquiries.choices")).json()) as EnquiryChoicesReply;
    expect(choices.sources.map(({ key }) => key)).toEqual(["hotel-brisa", "taxi-faro", "somebody"]);
  });

  it("is a table without formulas, and the log says who took it", async () => {
    await ask('=cmd|"/c calc"!A1');
    const owner = await signIn(ANA);
    const response = await owner.get(`partners-export?month=${MONTH}`);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="partners-${MONTH}.csv"`);
    const lines = (await response.text()).trim().split("\r\n");
    expect(lines[0]).toMatch(/^"Mes","Código","Colaborador"/);
    expect(lines[1]).toContain(`"${MONTH}","hotel-brisa","Hotel Brisa","Hotel","Bayahíbe","'=HYPERLINK(1)"`);
    expect(lines[3]).toMatch(/^"[\d-]+","","","","","","'=cmd\|""\/c calc""!A1","1","0"/);
    expect(lines.at(-1)).toBe(`"${MONTH}","","","","","","","0","0","0","0","0.00"`);
    const { lines: log } = (await (await owner.query("people.log")).json()) as { lines: object[] };
    expect(log[0]).toMatchObject({ who: "Ana", action: "ledger-exported", subject: MONTH });
  });
});

it("pays a partner for what the guest owes after cancelling", async () => {
  const owner = await signIn(ANA);
  const reference = await ask("Hotel Brisa");
  await book(reference);
  const { version, booking } = (await (
    await owner.query("enquiries.get", { reference })
  ).json()) as EnquiryReply;
  const tripIds = booking?.trips.map(({ id }) => id);
  const why = { by: "guest", text: "Too late", feeCents: 9_750, key: "cancel-fee" };
  const { status } = await owner.mutate("bookings.cancelTrips", { reference, version, tripIds, ...why });
  expect(status).toBe(200);
  const accounts = (await (await owner.query("accounts.get", { month: MONTH })).json()) as AccountsReply;
  expect(accounts.byBookingDay).toMatchObject({
    soldCents: 19_500,
    cancelledCents: 9_750,
    commissionCents: 975,
  });
});

describe("what is refused", () => {
  it.each(["partners.ledger", "partners.get", "partners-export"])("%s to staff", async (path) => {
    expect((await (await signIn(BEA)).get(path)).status).toBe(403);
  });
});
