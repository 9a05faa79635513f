/** @jest-environment node */
import { CONTACT } from "../../testing/create-enquiry";
import { openTestPostgres, type TestDatabases } from "../../testing/open-test-postgres";
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
const CALLS: [string, string, object | undefined][] = [
  ["DELETE", "sessions", { id: NUL }],
  ["PATCH", "passkeys", { id: NUL, name: "Phone" }],
  ["DELETE", "passkeys", { id: NUL }],
  ["POST", "passkeys", { name: "Phone", response: PASSKEY }],
  ["PATCH", "people", { id: NUL, role: "staff" }],
  ["POST", "requests", { id: NUL, decision: "accept" }],
  ["DELETE", "departure-calendars", { id: NUL }],
  ["POST", "reviews", { decision: "publish", id: NUL, answer: "" }],
  ["POST", "reviews", { decision: "decline", id: NUL, reason: "not-the-trip", note: "" }],
  ["PATCH", "enquiry", { reference: REFERENCE, version: 1, personId: NUL }],
  ["POST", "quote-cancellation", { reference: REFERENCE, version: 1, quoteId: NUL, text: "Rain", key: KEY }],
  ["GET", "enquiries?person=%00", undefined],
  ["GET", "enquiries-export?person=%00", undefined],
  ["GET", "reply-file?id=%00", undefined],
];

it("refuses U+0000 in every id, and never fails with it", async () => {
  const owner = await signInAs(site, await addPerson(site, ANA));
  const answers = CALLS.map(async ([method, path, body]) => {
    const { status } = await owner.call(method, path, body);
    return {
      call: `${method} ${path} ${JSON.stringify(body)}`,
      isRefused: [404, 422].includes(status),
      status,
    };
  });
  const all = await Promise.all(answers);
  expect(all.filter(({ isRefused }) => !isRefused)).toEqual([]);
  expect(site.readLog()).not.toContain("request-failed");
}, 30_000);

it("refuses it in the id of a passkey before anybody is signed in", async () => {
  const { status } = await createBrowser(site).call("POST", "session", { passkey: PASSKEY });
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
    await owner.call("GET", "enquiries?q=%00&source=%00"),
    await owner.call("GET", "enquiries?q=Isla%00"),
    await owner.call("GET", "enquiries?after=%00"),
    await owner.call("GET", `enquiry?reference=${NUL}`),
    await owner.call("POST", "enquiry-note", note),
    await owner.call("PUT", "enquiry-draft", { reference, text: typed }),
    await owner.call("PATCH", "me", { name: typed }),
    await site.get("/api/contact?draft=%00"),
    await site.get("/api/departures?offer=%00"),
  ];
  expect(calls.filter(({ status }) => status >= 500)).toEqual([]);
  expect(stored.status).toBe(200);
}, 30_000);
