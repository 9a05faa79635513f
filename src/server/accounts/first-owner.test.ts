/** @jest-environment node */
import { rmSync } from "node:fs";
import { join } from "node:path";

import { createBrowser, getCookie, readSignInMail } from "../../testing/staff-client";
import { readJson, setUpTestSite } from "../../testing/set-up-test-site";

const site = setUpTestSite({ OWNER_EMAIL: "olga@example.com" });
const inItalian = { "accept-language": "fr-FR,it-IT;q=0.9,en;q=0.8" };

it("OWNER_EMAIL has the language of the browser in which they first sign in, until they choose another", async () => {
  await createBrowser(site).mutate(
    "session.requestMail",
    { email: "olga@example.com", lang: "en" },
    inItalian,
  );
  const { text, token } = await readSignInMail(site);
  expect(text).toMatch(/^Ciao/);
  const first = await createBrowser(site).mutate("session.open", { token }, inItalian);
  expect((await readJson(first)).body).toMatchObject({ locale: "it" });
  const owner = createBrowser(site, getCookie(first));
  await owner.mutate("me.change", { locale: "es" });
  rmSync(join(site.env.dataDir, "mail"), { recursive: true });
  await createBrowser(site).mutate(
    "session.requestMail",
    { email: "olga@example.com", lang: "en" },
    inItalian,
  );
  const again = await createBrowser(site).mutate(
    "session.open",
    { token: (await readSignInMail(site)).token },
    inItalian,
  );
  expect((await readJson(again)).body).toMatchObject({ locale: "es" });
});
