/** @jest-environment node */
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

it("what an owner alone may see ends with the next call of who is one no more", async () => {
  await ana.mutate("people.change", { id: beaId, role: "owner" });
  const names = ["people.list", "people.log", "enquiries.figures"];
  const look = () => Promise.all(names.map(async (name) => (await bea.query(name)).status));
  expect(await look()).toEqual([200, 200, 200]);
  await ana.mutate("people.change", { id: beaId, role: "staff" });
  expect(await look()).toEqual([403, 403, 403]);
  expect((await readJson(await bea.query("me.get"))).body).toMatchObject({ role: "staff" });
});
