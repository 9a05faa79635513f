/** @jest-environment node */
import type { Port } from "../../domain/config/offer";
import { enquiryListSchema, type EnquiryQuery } from "../../domain/contracts/inbox";
import { createEnquiry } from "../../testing/create-enquiry";
import { DAY, describeStore, MINUTE, NOW } from "../../testing/describe-stores";
import { ANA } from "../../testing/staff-client";
import type { ContactPayload } from "./enquiry";
import { toSearchQuery } from "./inbox-columns";
import type { InboxPlace } from "./inbox-repository";

const base = createEnquiry().payload;
const filter = (query: Partial<EnquiryQuery> = {}) => enquiryListSchema.parse(query);

const excursion = (service: string, port: Port, date: string) =>
  ({ service, collection: "excursions", port, date }) as const;
const CORAL_KEY = excursion("coral-key", "bayahibe", "2027-12-03");
const RIVER_CAVE = excursion("river-cave", "la-romana-cruises", "2027-12-05");
const WHALES = { service: "whale-watching", collection: "excursions" } as const;

/** The cave is the first offer, the day of the key the earliest: no trip is as the enquiry's own columns say. */
const LIST: Partial<ContactPayload> = { name: "List", offers: [RIVER_CAVE, CORAL_KEY, WHALES] };
const SINGLE: Partial<ContactPayload> = { name: "Single", ...CORAL_KEY };

/** Filters, and whether the list and the single one are shown. */
const TRIP_CASES: readonly [Partial<EnquiryQuery>, readonly string[]][] = [
  [{ offer: "coral-key" }, ["List", "Single"]],
  [{ offer: "whale-watching" }, ["List"]],
  [{ offer: "buggy-tour" }, []],
  [{ port: "la-romana-cruises" }, ["List"]],
  [{ from: "2027-12-04" }, ["List"]],
  [{ from: "2027-12-04", to: "2027-12-04" }, []],
  [{ offer: "river-cave", from: "2027-12-03", to: "2027-12-03" }, []],
  [{ offer: "coral-key", port: "la-romana-cruises" }, []],
  [{ offer: "coral-key", view: "booked" }, []],
];

/** Signs of SQL, of FTS5 and of PostgreSQL's search, and much of anything. */
const HOSTILE = [
  ...[`"`, `*`, `ana"*`, `"ana`, `-ana`, `^ana`, `\\`, `\u0000`, `a:*|b`, `ana' & !'x`],
  ...["ana OR marco", "NEAR(ana perez)", "words:ana", "{words}: ana", `'; drop table enquiries; --`],
  ...[`' or 1=1 --`, "ana ".repeat(5000), "x".repeat(200_000)],
];

describeStore("the list of the inbox", (bench) => {
  const add = (payload: Partial<ContactPayload>, change: { now?: number; dueAt?: number } = {}) =>
    bench.accept(
      { payload: { ...base, ...payload }, ...(change.dueAt !== undefined && { dueAt: change.dueAt }) },
      change.now,
    );
  const list = async (query: Partial<EnquiryQuery> = {}, now = NOW) =>
    (await bench.store.inbox.list(filter(query), { limit: 50 }, now)).map(({ payload }) => payload.name);

  it("begins with what is due, and goes on with the newest", async () => {
    await add({ name: "Old" }, { now: NOW - DAY });
    await add({ name: "New" }, { now: NOW - MINUTE });
    await add({ name: "Later" }, { now: NOW - 2 * DAY, dueAt: NOW + DAY });
    await add({ name: "First" }, { now: NOW, dueAt: NOW - MINUTE });
    for (const minutes of [3, 1, 2])
      await add({ name: `Night ${minutes}` }, { now: NOW + minutes * MINUTE, dueAt: NOW + 2 * DAY });
    expect(await list()).toEqual(["First", "Later", "Night 1", "Night 2", "Night 3", "New", "Old"]);
    expect(await list({ view: "due" })).toEqual(["First"]);
    expect(await list({ view: "due" }, NOW + DAY)).toEqual(["First", "Later"]);
  });

  it("comes in pages without leaving out or repeating one, also among those of one moment", async () => {
    for (let count = 0; count < 25; count += 1)
      await add({ name: `Name ${count}` }, count % 3 === 0 ? { dueAt: NOW + (count % 2) * DAY } : {});
    const names: string[] = [];
    let after: InboxPlace | undefined;
    do {
      const page = await bench.store.inbox.list(filter(), { limit: 4, after }, NOW);
      names.push(...page.map(({ payload }) => payload.name));
      after = page.length === 4 ? page.at(-1) : undefined;
    } while (after !== undefined);
    expect(names).toEqual(await list());
    expect(new Set(names).size).toBe(25);
  });

  it("finds words, their beginnings, references and addresses, whatever the accents and the case", async () => {
    const { id, reference } = await add({ name: "Ángela", lastname: "Núñez", email: "Angela.N@Example.org" });
    await add({ name: "Marco", message: "Vorrei la barca più grande, perché siamo in otto" });
    await add({ name: "Jürgen", service: "coral-key", pickup: { kind: "hotel", place: "Hôtel Río" } });
    for (const [q, found] of [
      ["angela", ["Ángela"]],
      ["NUÑ", ["Ángela"]],
      ["nun ang", ["Ángela"]],
      ["angela.n@example.org", ["Ángela"]],
      [reference.toLowerCase(), ["Ángela"]],
      ["perche barc", ["Marco"]],
      ["coral", ["Jürgen"]],
      ["hotel rio", ["Jürgen"]],
      ["angela marco", []],
    ] as const)
      expect([q, await list({ q })]).toEqual([q, found]);
    await bench.store.enquiries.erase(id, NOW);
    expect(await list({ q: "angela" })).toEqual([]);
  });

  it("takes whatever is typed for words alone", async () => {
    await add({ name: "Ana" });
    for (const q of HOSTILE) {
      const found = await bench.store.inbox.list({ ...filter(), q }, { limit: 50 }, NOW);
      expect([q, found.length]).toEqual([q, found.length > 0 ? 1 : 0]);
      expect(await list()).toEqual(["Ana"]);
      expect(toSearchQuery(q, "sqlite") ?? '"x"*').toMatch(/^"[\p{L}\p{N}]+"\*( "[\p{L}\p{N}]+"\*)*$/u);
    }
  });

  it("is filtered by offer, port, language, source, days of travel and of asking, and person", async () => {
    const person = await bench.store.staff.people.add(ANA, NOW);
    const { id } = await add({ name: "One", service: "coral-key", port: "bayahibe", date: "2027-02-01" });
    await add({ name: "Two", source: "Hotel Sol", date: "2027-02-10" }, { now: NOW + MINUTE });
    const fields = { personId: person?.id ?? "" };
    await bench.store.enquiries.change({ which: { id }, change: { fields } }, NOW);
    for (const [query, found] of [
      [{ offer: "coral-key" }, ["One"]],
      [{ port: "bayahibe" }, ["One"]],
      [{ lang: "en" }, []],
      [{ source: "Hotel Sol" }, ["Two"]],
      [{ from: "2027-02-01", to: "2027-02-09" }, ["One"]],
      [{ from: "2027-02-02" }, ["Two"]],
      [{ person: person?.id }, ["One"]],
      [{ person: "nobody" }, ["Two"]],
      [{ askedFrom: "2027-01-10", askedTo: "2027-01-10" }, ["Two", "One"]],
      [{ askedTo: "2027-01-09" }, []],
      [{ askedFrom: "2027-01-11" }, []],
    ] as const)
      expect([query, await list(query as Partial<EnquiryQuery>)]).toEqual([query, found]);
    const choices = { offers: ["coral-key"], sources: ["Hotel Sol"] };
    expect(await bench.store.inbox.getChoices()).toEqual(choices);
  });

  it("is filtered by offer, port and day of the same trip of several, which no spam adds to the choices", async () => {
    const { id } = await bench.accept({ payload: { ...base, ...LIST }, spamReason: "honeypot", mails: [] });
    expect((await bench.store.inbox.getChoices()).offers).toEqual([]);
    const change = { fields: { isHeld: false } };
    await bench.store.enquiries.change({ which: { id }, change }, NOW);
    await add(SINGLE);
    for (const [query, found] of TRIP_CASES)
      expect([query, (await list(query)).sort()]).toEqual([query, found]);
    const offers = ["coral-key", "river-cave", "whale-watching"];
    expect((await bench.store.inbox.getChoices()).offers).toEqual(offers);
  });

  it("finds an enquiry about one trip also when it comes from a backup in which it has no row of its trip", async () => {
    await add(SINGLE);
    const { migrations, tables } = await bench.store.dump();
    const enquiries = tables.enquiries.map((row) => ({ ...row, trips: 0 }));
    const older = { migrations: migrations.slice(0, 3), tables: { ...tables, enquiries, enquiryTrips: [] } };
    await bench.store.restore(older, true);
    expect(await list({ offer: "coral-key", from: "2027-12-03" })).toEqual(["Single"]);
    expect((await bench.store.inbox.getChoices()).offers).toEqual(["coral-key"]);
  });

  it("counts each view, and leaves what is held to its own", async () => {
    await bench.accept({ spamReason: "honeypot", mails: [], dueAt: NOW - DAY });
    const { id } = await bench.accept({ dueAt: NOW - MINUTE });
    const counts = await bench.store.inbox.count(NOW);
    expect(counts).toEqual({
      ...{ due: 1, waiting: 1, new: 1, open: 0, answered: 0, booked: 0, lost: 0, held: 1, all: 1 },
    });
    await bench.store.enquiries.change({ which: { id }, change: { fields: { status: "booked" } } }, NOW);
    expect(await bench.store.inbox.count(NOW)).toMatchObject({
      due: 0,
      waiting: 0,
      new: 0,
      booked: 1,
      all: 1,
    });
    expect(await list({ view: "held" })).toHaveLength(1);
  });
});
