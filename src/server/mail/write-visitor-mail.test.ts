/** @jest-environment node */
import { createEnquiry } from "../../testing/create-enquiry";
import { openStore } from "../store/store";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { writeVisitorMail } from "./write-visitor-mail";

async function writeAt(time: string, locale: "en" | "es" | "it"): Promise<string> {
  const store = await openStore({ dataDir: makeTemporaryFolder(), databaseUrl: undefined });
  const now = Date.parse(time);
  const accepted = await store.enquiries.accept(createEnquiry({ locale }), now);
  const enquiry = await store.enquiries.getByReference("reference" in accepted ? accepted.reference : "");
  await store.close();
  if (enquiry === undefined) throw new Error("not stored");
  const context = { siteUrl: "https://x.example", agencyEmails: [], getSecret: () => "s".repeat(40), now };
  return JSON.stringify(writeVisitorMail(enquiry, context).blocks);
}

// The office is open from 8 to 20 o'clock, and answers within 2 hours of these.
test.each([
  ["en", "2027-01-11T12:00:00Z", "Bayahíbe answers you by Monday, January 11, 2027 at 10:00"],
  ["en", "2027-01-11T11:59:00Z", "answers you by Monday, January 11, 2027 at 10:00"],
  ["es", "2027-01-12T00:00:00Z", "a más tardar el martes, 12 de enero de 2027, 10:00"],
  ["it", "2027-01-11T23:00:00Z", "entro martedì 12 gennaio 2027 alle ore 09:00"],
] as const)("the receipt says in %s at %s: %s", async (locale, time, words) => {
  expect(await writeAt(time, locale)).toContain(words);
});
