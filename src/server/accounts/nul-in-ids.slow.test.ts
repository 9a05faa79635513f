/** @jest-environment node */
import { CONTACT } from "../../testing/create-enquiry";
import { openTestPostgres, type TestDatabases } from "../../testing/describe-stores";
import { setUpTestSite } from "../../testing/set-up-test-site";
import { addPerson, ANA, createBrowser, signInAs } from "../../testing/staff-client";

/** PostgreSQL refuses it in every text (22021). */
const NUL = "\u0000";
const REFERENCE = "PA-22222";
const KEY = "key-00000001";
const PASSKEY = {
  ...{ id: NUL, rawId: NUL, type: "public-key" },
  ...{ response: {}, clientExtensionResults: {} },
};

const variables: Record<string, string> = {};
let postgres: TestDatabases;
beforeAll(async () => {
  postgres = await openTestPostgres();
}, 60_000);
beforeEach(async () => {
  variables["DATABASE_URL"] = await postgres.createMigrated();
}, 60_000);
const site = setUpTestSite(variables);
afterAll(() => postgres.remove(), 60_000);

/** Every field of the staff's side that holds an id. */
const CALLS: ["query" | "mutate" | "get", string, object?][] = [
  ["mutate", "session.endDevices", { id: NUL }],
  ["mutate", "passkeys.rename", { id: NUL, name: "Phone" }],
  ["mutate", "passkeys.remove", { id: NUL }],
  ["mutate", "passkeys.add", { name: "Phone", response: PASSKEY }],
  ["mutate", "people.change", { id: NUL, role: "staff" }],
  ["mutate", "people.decide", { id: NUL, decision: "accept" }],
  ["mutate", "calendars.end", { id: NUL }],
  ["mutate", "reviews.decide", { decision: "publish", id: NUL, answer: "" }],
  ["mutate", "reviews.decide", { decision: "decline", id: NUL, reason: "not-the-trip", note: "" }],
  ["mutate", "enquiries.change", { reference: REFERENCE, version: 1, personId: NUL }],
  ["mutate", "quotes.cancel", { reference: REFERENCE, version: 1, quoteId: NUL, text: "Rain", key: KEY }],
  ["query", "enquiries.list", { person: "\u0000" }],
  ["get", "enquiries-export?person=%00"],
  ["get", "reply-file?id=%00"],
];

it("refuses U+0000 in every id, and never fails with it", async () => {
  const owner = await signInAs(site, await addPerson(site, ANA));
  const answers = CALLS.map(async ([kind, name, input]) => {
    const { status } = await owner[kind](name, input);
    return {
      call: `${kind} ${name} ${JSON.stringify(input)}`,
      isRefused: [404, 422].includes(status),
      status,
    };
  });
  const all = await Promise.all(answers);
  expect(all.filter(({ isRefused }) => !isRefused)).toEqual([]);
  expect(site.readLog()).not.toContain("request-failed");
}, 30_000);

it("refuses it in the id of a passkey before anybody is signed in", async () => {
  const { status } = await createBrowser(site).mutate("session.open", { passkey: PASSKEY });
  expect(status).toBe(422);
}, 30_000);

it("takes it out of whatever is typed", async () => {
  const owner = await signInAs(site, await addPerson(site, ANA));
  const typed = `Isla${NUL}bonita`;
  const contact = { ...CONTACT, name: typed, message: typed, source: typed };
  const stored = await site.postJson("/api/contact", contact);
  const { reference } = (await stored.json()) as { reference: string };
  const note = { reference, text: typed, key: KEY };
  const calls = [
    await owner.query("enquiries.list", { q: "\u0000", source: "\u0000" }),
    await owner.query("enquiries.list", { q: "Isla\u0000" }),
    await owner.query("enquiries.list", { after: "\u0000" }),
    await owner.query("enquiries.get", { reference: NUL }),
    await owner.mutate("enquiries.note", note),
    await owner.mutate("enquiries.saveDraft", { reference, text: typed }),
    await owner.mutate("me.change", { name: typed }),
    await site.get("/api/contact?draft=%00"),
    await site.get("/api/departures?offer=%00"),
  ];
  expect(calls.filter(({ status }) => status >= 500)).toEqual([]);
  expect(stored.status).toBe(200);
}, 30_000);
