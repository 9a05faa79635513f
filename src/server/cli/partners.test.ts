/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { addMonths, getAgencyMonth, getMonthSpan } from "../../booking/calendar-month";
import type { LedgerReply, Partner } from "../../contracts/partners";
import { createEnquiry } from "../../testing/create-enquiry";
import { createQuote } from "../../testing/create-quote";
import { setUpTestSite } from "../../testing/set-up-test-site";
import { addPerson, ANA, BEA, createBrowser, signInAs } from "../../testing/staff-client";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { runEnquiriesCommand } from "./enquiries-command";
import { setContentFolder } from "../platform/published";
import type { PartnerReply } from "../../staff/shell/client";

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
const LAST_MONTH = addMonths(MONTH, -1);

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

async function book(reference: string, now = Date.now()): Promise<void> {
  const store = await site.store();
  const enquiry = await store.enquiries.getByReference(reference);
  if (!enquiry) throw new Error(`There is no ${reference}.`);
  const quote = createQuote({ validUntil: "2099-01-01" });
  const by = { id: null, name: "Marta" };
  await store.quotes.send({ reference, version: enquiry.version, quote, by, idempotencyKey: quote.id }, now);
  const trips = quote.trips.map((trip) => ({
    ...trip,
    id: quote.id,
    quoteId: quote.id,
    amountCents: 19_500,
  }));
  const about = { id: quote.id, enquiryId: enquiry.id };
  const settling = {
    quote: about,
    status: "accepted",
    text: "",
    mails: [],
    dueAt: now,
    booking: { trips },
  } as const;
  await store.quotes.settle(settling, now);
}

describe("the ledger", () => {
  it("counts this month by partner, other sources and none", async () => {
    await book(await ask("Hotel Brisa"));
    await ask("Somebody");
    await ask("");
    const response = await (await signIn(ANA)).query("partners.ledger");
    const reply = (await response.json()) as LedgerReply;
    expect(response.status).toBe(200);
    expect(reply).toMatchObject({ month: MONTH, months: [MONTH], currency: "USD" });
    expect(reply.partners).toMatchObject([
      { code: "hotel-brisa", name: "Hotel Brisa", enquiries: 1, bookings: 1, persons: 3, totalCents: 19_500 },
      { code: "taxi-faro", enquiries: 0 },
    ]);
    expect(reply.others).toMatchObject([{ source: "Somebody", enquiries: 1 }]);
    expect(reply.none).toMatchObject({ enquiries: 1, bookings: 0 });
    expect(JSON.stringify(reply)).not.toContain("ana@example.com");
  });

  it("parts months at midnight in Santo Domingo, and offers those that have something", async () => {
    const { from } = getMonthSpan(MONTH);
    await ask("hotel-brisa", from - 1);
    await ask("hotel-brisa", from);
    const owner = await signIn(ANA);
    const read = async (month: string) =>
      (await (await owner.query("partners.ledger", { month })).json()) as LedgerReply;
    expect((await read(MONTH)).total.enquiries).toBe(1);
    expect(await read(LAST_MONTH)).toMatchObject({
      ...{ month: LAST_MONTH, months: [MONTH, LAST_MONTH], total: { enquiries: 1 } },
    });
    expect((await read("2020-01")).total.enquiries).toBe(0);
  });

  it("leads from a partner to the enquiries, each once", async () => {
    const { from } = getMonthSpan(MONTH);
    const old = await ask("hotel-brisa", from - 1);
    await book(old);
    const fresh = await ask("HOTEL-BRISA", from);
    await ask("taxi-faro", from);
    const response = await (await signIn(ANA)).query("partners.get", { code: "hotel-brisa" });
    const reply = (await response.json()) as PartnerReply;
    expect(reply.partner).toMatchObject({ code: "hotel-brisa", enquiries: 1, bookings: 1 });
    expect(reply.enquiries).toMatchObject([
      { reference: fresh, status: "new", bookedAt: null, totalCents: null },
      { reference: old, status: "booked", persons: 3, totalCents: 19_500, travelDate: "2027-01-20" },
    ]);
    expect(reply.enquiries[1]?.title).toContain("Coral");
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

  it("is printed by the command line, a month of it too, or says which months there are", async () => {
    await book(await ask("hotel-brisa"));
    const tools = { store: await site.store(), agencyEmails: [], retentionDays: 730, now: Date.now() };
    const table = await runEnquiriesCommand(["partners"], tools);
    expect(table).toContain(`"hotel-brisa","1","1","0","3","195.00"`);
    expect(await runEnquiriesCommand(["partners", "--month", "2020-02"], tools)).toContain(
      `"2020-02","hotel-brisa"`,
    );
    await expect(runEnquiriesCommand(["partners", "--month", "2020-13"], tools)).rejects.toThrow(
      "There is no month 2020-13. Expected one like 2026-11.",
    );
  });
});

describe("what is refused", () => {
  it.each([
    ["ledger", { month: "2026-13" }, 422],
    ["ledger", { month: "2026-1" }, 422],
    ["ledger", { month: "x" }, 422],
    ["get", {}, 422],
    ["get", { code: "Hotel" }, 422],
    ["get", { code: "__proto__" }, 422],
    ["get", { code: "constructor" }, 404],
    ["get", { code: "nobody" }, 404],
    ["get", { code: "hotel-brisa", month: "../../x" }, 422],
  ])("partners.%s %j: %d", async (name, input, status) => {
    expect((await (await signIn(ANA)).query(`partners.${name}`, input)).status).toBe(status);
  });

  it("a month of the export that there is not", async () => {
    expect((await (await signIn(ANA)).get("partners-export?month=1999-01")).status).toBe(422);
  });

  it.each(["partners.ledger", "partners.get", "partners-export"])(
    "%s to staff and to strangers",
    async (path) => {
      expect((await (await signIn(BEA)).get(path)).status).toBe(403);
      expect((await createBrowser(site).get(path)).status).toBe(401);
      expect((await (await signIn(ANA)).mutate(path)).status).toBe(405);
    },
  );
});
