/** @jest-environment node */
import { setUpTestSite } from "../../testing/set-up-test-site";
import { addPerson, ANA, createBrowser, signInAs } from "../../testing/staff-client";
import { staffRouter } from "./staff-router";

const site = setUpTestSite();

const PROCEDURES = Object.entries(
  staffRouter._def.procedures as unknown as Record<string, { _def: { type: "query" | "mutation" } }>,
).map(([name, { _def }]) => [name, _def.type === "query" ? "query" : "mutate"] as const);
/** For who signs in. */
const PUBLIC = ["session.requestMail", "session.open", "passkeys.signInOptions"];
const OF_STAFF = PROCEDURES.filter(([name]) => !PUBLIC.includes(name));
const DOWNLOADS = [
  "accounts-export",
  "enquiries-export",
  "figures-export",
  "partners-export",
  "reply-file?id=1",
];

it("asks everybody for a session", async () => {
  expect(OF_STAFF.length).toBeGreaterThan(40);
  const stranger = createBrowser(site, "__Host-staff=guessed");
  for (const [name, kind] of OF_STAFF) {
    const response = await stranger[kind](name);
    expect([name, response.status, await response.text()]).toEqual([name, 401, '{"code":"unauthorized"}']);
  }
  for (const path of DOWNLOADS) expect([path, (await stranger.get(path)).status]).toEqual([path, 401]);
});

it("changes nothing that another website asks for", async () => {
  const ana = await signInAs(site, await addPerson(site, ANA));
  for (const [name] of PROCEDURES.filter(([, kind]) => kind === "mutate")) {
    const other = await ana.mutate(name, {}, { origin: "https://evil.example" });
    const form = await ana.mutate(name, {}, { "content-type": "text/plain" });
    expect([name, other.status, form.status]).toEqual([name, 403, 415]);
  }
});
