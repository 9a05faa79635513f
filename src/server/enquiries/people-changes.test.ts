/** @jest-environment node */
import type { EnquiryReply } from "../../contracts/inbox";
import { CONTACT } from "../../testing/create-enquiry";
import { readJson, setUpTestSite } from "../../testing/set-up-test-site";
import { addPerson, ANA, BEA, signInAs, type StaffBrowser } from "../../testing/staff-client";

const site = setUpTestSite();
let ana: StaffBrowser;
let bea: StaffBrowser;
let beaId: string;
beforeEach(async () => {
  ana = await signInAs(site, await addPerson(site, ANA));
  const person = await addPerson(site, BEA);
  beaId = person.id;
  bea = await signInAs(site, person);
});

it("a rename, an addition and a removal are in an open enquiry with the next poll", async () => {
  const { reference } = (await readJson(await site.postJson("/api/contact", CONTACT))).body;
  let etag = "";
  const poll = async () => {
    const answer = await ana.call("GET", `enquiry?reference=${String(reference)}`, undefined, {
      "if-none-match": etag,
    });
    etag = answer.headers.get("etag") ?? etag;
    if (answer.status === 304) return undefined;
    return ((await answer.json()) as EnquiryReply).people.map(({ name }) => name);
  };
  expect(await poll()).toEqual(["Ana", "Bea"]);
  expect(await poll()).toBeUndefined();
  await bea.call("PATCH", "me", { name: "Beatrice" });
  expect(await poll()).toEqual(["Ana", "Beatrice"]);
  await ana.call("POST", "people", { email: "leo@example.com", name: "Leo", locale: "it", role: "staff" });
  expect(await poll()).toEqual(["Ana", "Beatrice", "Leo"]);
  await ana.call("PATCH", "people", { id: beaId, isDisabled: true });
  expect(await poll()).toEqual(["Ana", "Leo"]);
  expect(await poll()).toBeUndefined();
});

it("what an owner alone may see ends with the next call of who is one no more", async () => {
  await ana.call("PATCH", "people", { id: beaId, role: "owner" });
  const paths = ["people", "log", "figures"];
  const look = () => Promise.all(paths.map(async (path) => (await bea.call("GET", path)).status));
  expect(await look()).toEqual([200, 200, 200]);
  await ana.call("PATCH", "people", { id: beaId, role: "staff" });
  expect(await look()).toEqual([403, 403, 403]);
  expect((await readJson(await bea.call("GET", "me"))).body).toMatchObject({ role: "staff" });
});
