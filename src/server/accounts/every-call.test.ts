/** @jest-environment node */
import { staffRouter } from "../../editor/backend/staff-router";
import { readJson, setUpTestSite } from "../../testing/set-up-test-site";
import { addPerson, ANA, BEA, createBrowser, signInAs, type StaffBrowser } from "../../testing/staff-client";

const site = setUpTestSite();

/** Every call of the staff's side, as the server has it. */
const CALLS = Object.entries(
  staffRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>,
).map(([name, { _def }]) => [name, _def.type === "query" ? "query" : "mutate"] as const);
const PUBLIC = ["session.requestMail", "session.open", "passkeys.signInOptions"];
const PROTECTED = CALLS.filter(([name]) => !PUBLIC.includes(name));
const MUTATIONS = CALLS.filter(([, kind]) => kind === "mutate");
const OF_OWNERS = /^(?:people\.|accounts\.|calendars\.|partners\.|enquiries\.figures$)/;

async function callAll(
  browser: StaffBrowser,
  calls: typeof CALLS,
  headers = {},
): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const [name, kind] of calls) {
    const { status, body } = await readJson(await browser[kind](name, {}, headers));
    answers.set(name, `${status} ${String(body["code"])}`);
  }
  return answers;
}

const each = (calls: typeof CALLS, answer: string) => new Map(calls.map(([name]) => [name, answer]));

it.each(["", "__Host-staff=", `__Host-staff=${"a".repeat(43)}`, "__Host-staff=../../secret"])(
  "every call is answered 401 and nothing else without a session: %j",
  async (cookie) => {
    expect(PROTECTED.length).toBeGreaterThan(40);
    expect(await callAll(createBrowser(site, cookie), PROTECTED)).toEqual(
      each(PROTECTED, "401 unauthorized"),
    );
  },
);

const FOREIGN = { origin: "https://evil.example" };

it.each([
  ["another website", { ...FOREIGN, "sec-fetch-site": "cross-site" }, "403 forbidden-origin"],
  ["an old browser on another website", FOREIGN, "403 forbidden-origin"],
  ["a sandboxed frame", { origin: "null" }, "403 forbidden-origin"],
  ["a sibling of the site", { "sec-fetch-site": "same-site" }, "403 forbidden-origin"],
  ["a plain form", { "content-type": "application/x-www-form-urlencoded" }, "415 unsupported-type"],
  ["a form as text", { "content-type": "text/plain" }, "415 unsupported-type"],
])("every change is refused that %s asks for, whoever is signed in", async (_, headers, answer) => {
  const owner = await signInAs(site, await addPerson(site, ANA));
  expect(await callAll(owner, MUTATIONS, headers)).toEqual(each(MUTATIONS, answer));
});

it("what is for owners is refused to staff, and with the next call to who is an owner no more", async () => {
  const calls = PROTECTED.filter(([name]) => OF_OWNERS.test(name));
  expect(calls.length).toBeGreaterThan(10);
  const { id } = await addPerson(site, BEA);
  const bea = await signInAs(site, { id });
  const { people } = (await site.store()).staff;
  await people.change(id, { role: "owner" }, Date.now(), false);
  expect((await bea.query("people.list")).status).toBe(200);
  await people.change(id, { role: "staff" }, Date.now(), false);
  expect(await callAll(bea, calls)).toEqual(each(calls, "403 forbidden"));
});
