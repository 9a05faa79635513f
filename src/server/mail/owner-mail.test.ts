/** @jest-environment node */
import { readMails } from "../../testing/read-mails";
import { setUpTestSite } from "../../testing/set-up-test-site";

const REQUEST = { name: "Rosa", email: "rosa@example.com", github: "rosa-p", message: "Spanish", lang: "es" };

describe("the mail that asks the owner for access", () => {
  describe("where the content lies on GitHub", () => {
    const site = setUpTestSite({ CMS_REPO: "palmarena/site" });

    it("links to the invitation and to who asks", async () => {
      await site.postJson("/api/registration", REQUEST);
      const { text } = (await readMails(site.env.dataDir))["owner-registration"] ?? {};
      expect(text).toContain("Invite rosa-p on GitHub:\nhttps://github.com/palmarena/site/settings/access");
      expect(text).toContain("https://github.com/rosa-p\n");
    });
  });

  describe("where the content lies on this machine alone", () => {
    const site = setUpTestSite();

    it("links to who asks", async () => {
      await site.postJson("/api/registration", REQUEST);
      const { text } = (await readMails(site.env.dataDir))["owner-registration"] ?? {};
      expect(text).toContain("https://github.com/rosa-p\n");
      expect(text).not.toContain("Invite rosa-p");
    });
  });
});
