/** @jest-environment node */
import { CONTACT } from "../../../testing/create-enquiry";
import { readMails } from "../../../testing/read-mails";
import { setUpTestSite } from "../../../testing/set-up-test-site";
import { getOutboxPassword } from "../../cli/outbox-password";
import { getOutboxTools } from "./tools";
import { startOutboxWorker } from "./worker";

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

  it("is announced by the worker of a host as well, once", async () => {
    await site.postJson("/api/contact", SPAM);
    for (let start = 0; start < 2; start += 1) {
      const worker = startOutboxWorker(getOutboxTools, 730, 10);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await worker.stop();
    }
    expect(Object.keys(await readMails(site.env.dataDir))).toEqual(["agency-held"]);
    expect(site.readLog().match(/held-announced/g)).toHaveLength(1);
  });
});
