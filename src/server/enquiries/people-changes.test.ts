/** @jest-environment node */
import { CONTACT } from "../../testing/create-enquiry";
import { readJson, setUpTestSite } from "../../testing/set-up-test-site";
import { addPerson, ANA, BEA, signInAs, type StaffBrowser } from "../../testing/staff-client";
import type { EnquiryReply } from "../../staff/shell/client";

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
  const poll = async () => {
    const answer = await ana.query("enquiries.get", { reference });
    return ((await answer.json()) as EnquiryReply).people.map(({ name }) => name);
  };
  expect(await poll()).toEqual(["Ana", "Bea"]);
  await bea.mutate("me.change", { name: "Beatrice" });
  expect(await poll()).toEqual(["Ana", "Beatrice"]);
  await ana.mutate("people.add", { email: "leo@example.com", name: "Leo", locale: "it", role: "staff" });
  expect(await poll()).toEqual(["Ana", "Beatrice", "Leo"]);
  await ana.mutate("people.change", { id: beaId, isDisabled: true });
  expect(await poll()).toEqual(["Ana", "Leo"]);
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
