/** @jest-environment node */
import { CONTACT } from "../../../testing/create-enquiry";
import { readMails } from "../../../testing/read-mails";
import { setUpTestSite } from "../../../testing/set-up-test-site";
import { getOutboxPassword } from "../../platform/secrets";

const site = setUpTestSite({ AGENCY_EMAIL: "office@example.com" });
const SPAM = { ...CONTACT, message: "Cheap pills: https://spam.example", topic_2: "pills" };

/** As a serverless host's scheduler comes by; each time in another process. */
function deliverByRequest() {
  const authorization = `Bearer ${getOutboxPassword("s".repeat(40))}`;
  return fetch(`${site.url}/api/outbox`, { method: "POST", headers: { authorization } });
}

describe("an enquiry whose hidden field was filled in", () => {
  it("mails nobody at once, and by the scheduler the agency is told: how many, how to look, and no word of it", async () => {
    await site.postJson("/api/contact", SPAM);
    await site.postJson("/api/contact", { ...SPAM, email: "other@spam.example" });
    expect(await readMails(site.env.dataDir)).toEqual({});
    await deliverByRequest();
    await deliverByRequest();
    const mails = await readMails(site.env.dataDir);
    expect(Object.keys(mails)).toEqual(["agency-held"]);
    const { subject, text, html, to } = mails["agency-held"] ?? {};
    expect([subject, to?.[0]?.address]).toEqual(["Held as possible spam: 2", "office@example.com"]);
    expect(text).toContain("Open possible spam:\nhttp://site.example/admin/enquiries#view=held\n");
    expect(text).not.toContain("npm run");
    expect(`${text}${html}`).not.toMatch(/pills|Ana|@example|spam\.example|PA-\d/);
  });
});
