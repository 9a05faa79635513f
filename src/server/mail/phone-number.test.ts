/** @jest-environment node */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { addPerson, ANA, signInAs } from "../../testing/staff-client";
import { readJson, setUpTestSite } from "../../testing/set-up-test-site";

const site = setUpTestSite();

/** Numbers as guests type them, and the one that staff are offered to call and to write to. */
const NUMBERS: readonly [typed: string, number: string | null][] = [
  ["+39 333 123 4567", "+393331234567"],
  ["0039 333 123 4567", "+393331234567"],
  ["+44 (0)7700 900123", "+447700900123"],
  ["+49 (0)151 23456789", "+4915123456789"],
  ["+39 (0)6 12345678", "+390612345678"],
  ["(+39) 333 1234567", "+393331234567"],
  ["+39 333 1234567 / 06 1234567", "+393331234567"],
  ["06 1234567 o +39 333 1234567", "+393331234567"],
  ["+34 600 123 456 (WhatsApp)", "+34600123456"],
  ["tel: +34600123456", "+34600123456"],
  ["+1 809 555 0142 ext. 12", "+18095550142"],
  ["809\u2212555\u22120123", "+18095550123"],
  ["8295550142", "+18295550142"],
  ["1 (849) 555-0142", "+18495550142"],
  // Nobody knows the country.
  ["333 123 4567", null],
  ["305 555 0100", null],
  ["06 1234567 / 333 1234567", null],
  ["+39 3312", null],
];

it("numbers are taken as they are typed, and the first whole one is linked", async () => {
  const staff = await signInAs(site, await addPerson(site, ANA));
  const contact = { name: "Ana", email: "ana@example.com", message: "Hola", lang: "es" };
  const found = [];
  for (const [phone] of NUMBERS) {
    const { status, body } = await readJson(await site.postJson("/api/contact", { ...contact, phone }));
    if (status !== 200) found.push([phone, status]);
    else {
      const reference = String(body["reference"]);
      const enquiry = await readJson(await staff.query("enquiries.get", { reference }));
      const { phone: typed, phoneNumber } = enquiry.body as { phone: string; phoneNumber: string | null };
      const folder = join(site.env.dataDir, "mail");
      const file = readdirSync(folder).find((name) => name.startsWith(`agency-contact-${reference}`)) ?? "";
      const [, chat] = /wa\.me\/(\d+)/.exec(readFileSync(join(folder, file), "utf8")) ?? [];
      expect([typed, chat === undefined ? null : `+${chat}`]).toEqual([phone, phoneNumber]);
      found.push([phone, phoneNumber]);
    }
  }
  expect(found).toEqual(NUMBERS);
});
