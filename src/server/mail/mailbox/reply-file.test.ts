/** @jest-environment node */
import { CONTACT } from "../../../testing/create-enquiry";
import { readJson, setUpTestSite } from "../../../testing/set-up-test-site";
import { addPerson, BEA, signInAs } from "../../../testing/staff-client";

const site = setUpTestSite();

/** Stores a reply with a file, and gets the file's id as the timeline names it. */
async function storeFile(name: string, content: Buffer | undefined): Promise<string> {
  const { body } = await readJson(await site.postJson("/api/contact", CONTACT));
  const store = await site.store();
  const enquiry = await store.enquiries.getByReference(String(body["reference"]));
  const event = { kind: "reply", data: { from: "", subject: "", text: "" } } as const;
  const reply = { enquiryId: enquiry?.id ?? "", messageKey: name, change: () => ({ events: [event] }) };
  const taken = await store.mailbox.take({ ...reply, files: [{ name, bytes: 5, content }] }, Date.now());
  const [file] = await store.timeline.listFiles("eventIds" in taken ? taken.eventIds : []);
  return file?.id ?? "";
}

test("a guest's file is handed out to be saved, and never to be shown", async () => {
  const id = await storeFile('Núñez "x".html', Buffer.from("<script>"));
  const browser = await signInAs(site, await addPerson(site, BEA));
  const answer = await browser.get(`reply-file?id=${id}`);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": `attachment; filename="Nunez _x_.html"; filename*=UTF-8''N%C3%BA%C3%B1ez%20%22x%22.html`,
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  expect(await answer.text()).toBe("<script>");
});

test("what was not kept, or never was, is not found", async () => {
  const id = await storeFile("large.mov", undefined);
  const browser = await signInAs(site, await addPerson(site, BEA));
  for (const path of [`reply-file?id=${id}`, "reply-file?id=1'--", "reply-file"])
    expect((await browser.get(path)).status).toBe(404);
});
