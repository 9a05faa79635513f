/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { getAgencyMonth } from "../../domain/booking/calendar-day";
import type { Partner } from "../../content/schema/collections";
import { createEnquiry } from "../../testing/create-enquiry";
import { createQuote } from "../../testing/create-quote";
import { setUpTestSite } from "../../testing/set-up-test-site";
import { addPerson, ANA, BEA, signInAs } from "../../testing/staff-client";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { setContentFolder } from "../platform/published";
import { type LedgerReply } from "../../staff/shell/client";

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

describe("what is refused", () => {
  it.each(["partners.ledger", "partners.get", "partners-export"])("%s to staff", async (path) => {
    expect((await (await signIn(BEA)).get(path)).status).toBe(403);
  });
});
