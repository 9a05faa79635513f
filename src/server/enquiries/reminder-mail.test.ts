/** @jest-environment node */
import { CONTACT } from "../../testing/create-enquiry";
import { readMails } from "../../testing/read-mails";
import { remindNow, setUpTestSite } from "../../testing/set-up-test-site";
import { addPerson, BEA, signInAs } from "../../testing/staff-client";

const site = setUpTestSite({ AGENCY_EMAIL: "office@example.com" });

it("the reminder says how many wait, without those held as spam or answered, and leads to each in the inbox", async () => {
  const bea = await signInAs(site, await addPerson(site, { ...BEA, locale: "en" }));
  const send = async (change: object = {}) => {
    const reply = await site.postJson("/api/contact", { ...CONTACT, ...change });
    return ((await reply.json()) as { reference: string }).reference;
  };
  const waiting = [await send(), await send()];
  const held = await send({ topic_2: "x", message: "http://spam.example" });
  const answered = await send();
  const answer = { reference: answered, version: 1, text: "Sí.", key: "key-00000001" };
  expect((await bea.mutate("enquiries.answer", answer)).status).toBe(200);
  await remindNow(site);
  const { subject, text = "" } = (await readMails(site.env.dataDir))["staff-reminder"] ?? {};
  expect(subject).toBe("2 enquiries are waiting for an answer");
  for (const reference of waiting)
    expect(text).toMatch(
      new RegExp(
        `^${reference}: .+; answer due: .+:\nhttp://site\\.example/admin/enquiries#${reference}$`,
        "m",
      ),
    );
  expect(text).toMatch(/Open Enquiries:\n\S+#view=due\n/);
  expect(text).not.toMatch(new RegExp(`${held}|${answered}|token=`));
});
