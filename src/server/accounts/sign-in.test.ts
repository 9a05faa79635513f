/** @jest-environment node */
import { rmSync } from "node:fs";
import { join } from "node:path";

import {
  addPerson,
  ANA,
  askForMail,
  createBrowser,
  getCookie,
  readSignInMail,
  signInAs,
  type StaffBrowser,
} from "../../testing/staff-client";
import type { MeReply } from "../../staff/shell/client";
import { readMails } from "../../testing/read-mails";
import { readJson, setUpTestSite } from "../../testing/set-up-test-site";

const CHROME =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";

describe("signing in by mail", () => {
  const site = setUpTestSite();
  const post = (body: unknown, headers = {}) => createBrowser(site).mutate("session.open", body, headers);

  it("works by the link: a new session, whose cookie no script, no http and no other website gets", async () => {
    await addPerson(site, ANA);
    const { token } = await askForMail(site, ANA.email);
    // In the person's language, whatever the page's was.
    const mail = (await readMails(site.env.dataDir))["staff-sign-in"];
    expect(mail?.to?.map(({ address }) => address)).toEqual([ANA.email]);
    expect(mail?.text).toContain("Entrar:\n");
    expect(mail?.html).toContain('<html lang="es">');
    expect(mail?.subject).not.toMatch(/\d/);
    const response = await post({ token }, { "user-agent": CHROME });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-staff=[\w-]{43}; HttpOnly; Secure; SameSite=Strict; Path=\/; Max-Age=2592000$/,
      ),
    ]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await readJson(response)).toEqual({
      status: 200,
      body: { name: "Ana", role: "owner", locale: "es" },
    });
    const me = await readJson(await createBrowser(site, getCookie(response)).query("me.get"));
    expect(me.body).toMatchObject({
      ...ANA,
      sessions: [{ device: "Chrome, Android", isCurrent: true }],
      passkeys: [],
    });
  });

  it("works by the code, however it is typed", async () => {
    await addPerson(site, ANA);
    const { code } = await askForMail(site, "Ana@Example.com");
    expect(code).toMatch(/^\d{6}$/);
    const typed = ` ${code.slice(0, 3)} ${code.slice(3)} `;
    expect((await post({ email: "ANA@example.com", code: typed })).status).toBe(200);
    expect((await post({ email: ANA.email, code })).status).toBe(401);
  });

  it("lets one end sessions: this one, another one, all", async () => {
    const ana = await addPerson(site, ANA);
    const browsers = [
      await signInAs(site, ana),
      await signInAs(site, ana),
      await signInAs(site, ana),
    ] as const;
    const [one, two, three] = browsers;
    const listSessions = async (browser: StaffBrowser) =>
      (await readJson(await browser.query("me.get"))).body["sessions"] as MeReply["sessions"];
    const sessions = await listSessions(two);
    expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, false, true]);
    const ended = await one.mutate("session.close");
    expect([ended.status, ended.headers.getSetCookie()]).toEqual([
      200,
      ["__Host-staff=; HttpOnly; Secure; SameSite=Strict; Path=/; Max-Age=0"],
    ]);
    const own = (await listSessions(three)).find(({ isCurrent }) => isCurrent);
    expect((await two.mutate("session.endDevices", { id: own?.id })).status).toBe(200);
    const left = browsers.map(async (browser) => (await browser.query("me.get")).status);
    expect(await Promise.all(left)).toEqual([401, 200, 401]);
    expect((await two.mutate("session.endDevices", { all: true })).status).toBe(200);
    expect((await two.query("me.get")).status).toBe(401);
  });
});

describe("OWNER_EMAIL", () => {
  const site = setUpTestSite({ OWNER_EMAIL: "Olga@example.com" });
  const inItalian = { "accept-language": "fr-FR,it-IT;q=0.9,en;q=0.8" };

  it("is made an owner once, with the language of their first browser until they choose another", async () => {
    const ask = () =>
      createBrowser(site).mutate("session.requestMail", { email: "olga@example.com", lang: "en" }, inItalian);
    const open = (token: string) => createBrowser(site).mutate("session.open", { token }, inItalian);
    await ask();
    const { text, token } = await readSignInMail(site);
    expect(text).toMatch(/^Ciao/);
    const first = await open(token);
    expect((await readJson(first)).body).toEqual({ name: "olga", role: "owner", locale: "it" });
    await createBrowser(site, getCookie(first)).mutate("me.change", { locale: "es" });
    rmSync(join(site.env.dataDir, "mail"), { recursive: true });
    await ask();
    const again = await open((await readSignInMail(site)).token);
    expect((await readJson(again)).body).toMatchObject({ locale: "es" });
    expect((await (await site.store()).staff.people.list()).length).toBe(1);
  });
});
