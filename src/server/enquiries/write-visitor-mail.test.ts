/** @jest-environment node */
import { createEnquiry } from "../../testing/create-enquiry";
import { openStore } from "../store";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { writeVisitorMail } from "./mails";

interface Moments {
  sent: string;
  due: string;
  /** When the receipt is written. */
  now: string;
}

async function write(locale: "en" | "es" | "it", moments: Moments): Promise<string> {
  const store = await openStore({ dataDir: makeTemporaryFolder(), databaseUrl: undefined });
  const now = Date.parse(moments.now);
  const dueAt = Date.parse(moments.due);
  const accepted = await store.enquiries.accept(createEnquiry({ locale, dueAt }), Date.parse(moments.sent));
  const enquiry = await store.enquiries.getByReference("reference" in accepted ? accepted.reference : "");
  await store.close();
  if (enquiry === undefined) throw new Error("not stored");
  const context = { siteUrl: "https://x.example", agencyEmails: [], getSecret: () => "s".repeat(40), now };
  return JSON.stringify(writeVisitorMail(enquiry, context).blocks);
}

test.each([
  ["en", "2027-01-11T14:00:00Z", "Bayahíbe answers you by Monday, January 11, 2027 at 10:00"],
  ["es", "2027-01-12T13:00:00Z", "a más tardar el martes, 12 de enero de 2027, 9:00"],
  ["it", "2027-01-12T13:00:00Z", "entro martedì 12 gennaio 2027 alle ore 09:00"],
] as const)("the receipt says in %s by when the answer is due: %s", async (locale, due, words) => {
  const now = "2027-01-11T12:00:00Z";
  expect(await write(locale, { sent: now, due, now })).toContain(words);
});

// The office is open from 9 to 19 o'clock, and answers within 3 hours of these.
test("a receipt that is delivered after that time promises a new one", async () => {
  const friday = { sent: "2027-01-08T20:00:00Z", due: "2027-01-08T22:00:00Z" };
  const words = await write("en", { ...friday, now: "2027-01-11T13:00:00Z" });
  expect(words).toContain("answers you by Monday, January 11, 2027 at 12:00");
});
