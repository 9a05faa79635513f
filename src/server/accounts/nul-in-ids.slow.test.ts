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
  ["mutate", "enquiries.change", { reference: REFERENCE, version: 1, personId: NUL }],
  ["query", "enquiries.list", { person: NUL }],
  ["query", "enquiries.get", { reference: NUL }],
  ["get", "enquiries-export?person=%00"],
  ["get", "reply-file?id=%00"],
];

it("U+0000 is refused in every id, taken out of whatever is typed, and never makes a call fail", async () => {
  const owner = await signInAs(site, await addPerson(site, ANA));
  for (const [kind, name, input] of CALLS)
    expect([name, [404, 422].includes((await owner[kind](name, input)).status)]).toEqual([name, true]);
  expect((await createBrowser(site).mutate("session.open", { passkey: PASSKEY })).status).toBe(422);

  const text = `Isla${NUL}bonita`;
  const stored = await site.postJson("/api/contact", { ...CONTACT, name: text, message: text, source: text });
  const { reference } = (await stored.json()) as { reference: string };
  const calls = [
    await owner.query("enquiries.list", { q: text, source: NUL }),
    await owner.query("enquiries.list", { after: NUL }),
    await owner.mutate("enquiries.note", { reference, text, key: KEY }),
    await owner.mutate("enquiries.saveDraft", { reference, text }),
    await owner.mutate("me.change", { name: text }),
    await site.get("/api/contact?draft=%00"),
    await site.get("/api/departures?offer=%00"),
  ];
  expect(calls.filter(({ status }) => status >= 500)).toEqual([]);
  expect(stored.status).toBe(200);
  expect(site.readLog()).not.toContain("request-failed");
}, 60_000);
