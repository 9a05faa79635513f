/** @jest-environment node */
import { readdirSync } from "node:fs";
import { join } from "node:path";

import { findBytes } from "../../testing/find-bytes.mjs";
import { readMails } from "../../testing/read-mails";
import { setUpTestSite } from "../../testing/set-up-test-site";
import { createLink } from "./secrets";
import { runEnquiriesCommand } from "../cli/enquiries-command";

const site = setUpTestSite();
const ADDRESS = "canaryaddress@example.com";
const PERSON = {
  name: "Canaryname",
  lastname: "Canarylast",
  email: ADDRESS,
  phone: "+34 611 222 333",
  message: "Canarymessage",
  lang: "en",
};
const WORDS = [PERSON.name, PERSON.lastname, "canaryaddress", PERSON.phone, PERSON.message];

const search = (words: readonly string[] = WORDS) => findBytes(site.env.dataDir, words);
const listMails = () => readdirSync(join(site.env.dataDir, "mail"));
const toLocal = (url = "") => url.replace("http://site.example", "");
const press = (path: string) => site.postForm(path, {});

/** Other people's enquiries stand around it in the file. */
async function postOthers(): Promise<void> {
  for (const message of ["1", "2", "3", "4", "5"])
    await site.postJson("/api/contact", { name: "Bea", email: "bea@example.com", lang: "es", message });
}

/** Two refused forms, one of them with a mistyped address, then the enquiry with its mails. */
async function postAll(): Promise<void> {
  await postOthers();
  await site.postForm("/api/contact", { ...PERSON, email: "nobody" });
  await site.postForm("/api/contact", { ...PERSON, message: "", phone: "" });
  expect((await site.postForm("/api/contact", PERSON)).status).toBe(303);
  await postOthers();
}

async function findDeleteLink(): Promise<string> {
  const { enquiries } = await site.store();
  const enquiry = (await enquiries.list(100)).find(({ payload }) => payload.email === ADDRESS);
  const context = { siteUrl: "", getSecret: () => "s".repeat(40), now: Date.now() };
  return createLink(context, { purpose: "delete", id: enquiry?.id ?? "" });
}

describe("after the delete link", () => {
  it("no file of the site holds a word of the person", async () => {
    await postAll();
    for (const word of WORDS) expect(search([word])).not.toEqual([]);
    const before = listMails().length;
    const done = await press(await findDeleteLink());
    expect(done.headers.get("location")).toContain("done=delete");
    expect(search()).toEqual([]);
    // The receipt, and one mail to each address of the office.
    expect(listMails()).toHaveLength(before - 1 - site.env.agencyEmails.length);
    expect(await (await site.store()).enquiries.list(100)).toHaveLength(10);
  });
});

it("no file holds the address of who left the newsletter", async () => {
  await site.postForm("/api/subscribe", { email: `${ADDRESS} x`, lang: "en" });
  await site.postForm("/api/subscribe", { email: ADDRESS, lang: "en", source: "/terms" });
  const text = (await readMails(site.env.dataDir))["confirm-subscription"]?.text;
  const [confirm, leave] = text?.match(/http:\/\/site\.example\/api\S+/g) ?? [];
  await press(toLocal(confirm));
  expect(await (await site.store()).subscribers.listConfirmed()).toHaveLength(1);
  expect(search(["canaryaddress"])).not.toEqual([]);
  expect((await press(toLocal(leave))).status).toBe(303);
  expect(search(["canaryaddress"])).toEqual([]);
});

it("the operator deletes all of an address, or one enquiry", async () => {
  await postAll();
  await site.postJson("/api/subscribe", { email: ADDRESS, lang: "en" });
  const tools = { store: await site.store(), retentionDays: 730, now: Date.now() };
  expect(await runEnquiriesCommand(["delete", ADDRESS.toUpperCase()], tools)).toContain(
    "Deleted: 1 enquiry, 1 subscriber; with them 1 event, ",
  );
  expect(search()).toEqual([]);
  const [other] = await tools.store.enquiries.list(1);
  await runEnquiriesCommand(["delete", other?.reference ?? ""], tools);
  expect(await tools.store.enquiries.list(100)).toHaveLength(9);
  await expect(runEnquiriesCommand(["delete", ADDRESS], tools)).rejects.toThrow("Nothing is stored of");
  await expect(runEnquiriesCommand(["delete"], tools)).rejects.toThrow("Expected a reference");
});

it("a refused form goes with its person also where the address alone is in it, and is short", async () => {
  const person = { name: "Bo", email: "bo@example.com", lang: "en" };
  await site.postForm("/api/contact", { ...person, message: "", phone: "" });
  await site.postJson("/api/contact", { ...person, message: "Is there room?" });
  expect(search([person.email])).not.toEqual([]);
  const tools = { store: await site.store(), retentionDays: 730, now: Date.now() };
  await runEnquiriesCommand(["delete", person.email], tools);
  expect(search([person.email])).toEqual([]);
});

it("a refused form is gone as soon as its correction is sent", async () => {
  const getAction = (html: string) => /<form method="post" action="([^"]+)"/.exec(html)?.[1] ?? "";
  const first = await site.follow(await site.postForm("/api/contact", { ...PERSON, email: "nobody" }));
  expect(getAction(first.html)).toMatch(/^\/api\/contact\?draft=[\w-]{32}$/);
  const second = await site.follow(
    await site.postForm(getAction(first.html), { ...PERSON, email: "nobody else" }),
  );
  expect([(await fetch(first.page.url)).status, (await fetch(second.page.url)).status]).toEqual([404, 200]);
  const sent = await site.postForm(getAction(second.html), PERSON);
  expect(sent.headers.get("location")).toContain("sent=PA-");
  expect((await fetch(second.page.url)).status).toBe(404);
});
