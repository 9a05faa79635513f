/** @jest-environment node */
import { readJson, setUpTestSite } from "../../testing/set-up-test-site";
import { createBrowser, getCookie, signInAs } from "../../testing/staff-client";
import { runStaffCommand } from "./staff-command";

describe("npm run staff", () => {
  const site = setUpTestSite();
  const run = async (...words: string[]) => {
    const { siteUrl, getSecret } = site.env;
    return runStaffCommand(words, { store: await site.store(), siteUrl, getSecret, now: Date.now() });
  };
  const getToken = (text: string) => /^http:\/\/site\.example\/admin\/sign-in#token=(\S+)$/m.exec(text)?.[1];
  const signIn = (token?: string) => createBrowser(site).mutate("session.open", { token });

  it("adds a first owner with a link that signs in once", async () => {
    const text = await run("add", "Ana@Example.com", "--role", "owner", "--name", "Ana", "--language", "es");
    const response = await signIn(getToken(text));
    expect((await readJson(response)).body).toEqual({ name: "Ana", role: "owner", locale: "es" });
    expect((await signIn(getToken(text))).status).toBe(401);
    expect(await run("list")).toMatch(/^ana@example\.com {2}owner {2}es {2}last seen 20\S+ {2}Ana\n$/);
    const log = await readJson(await createBrowser(site, getCookie(response)).query("people.log"));
    expect(log.body["lines"]).toContainEqual(
      expect.objectContaining({ who: "", action: "person-added", subject: "Ana" }),
    );
  });

  it("makes an owner of somebody who is known, and a new link", async () => {
    await run("add", "bea@example.com");
    await run("add", "bea@example.com", "--role", "owner");
    const response = await signIn(getToken(await run("link", "bea@example.com")));
    expect((await readJson(response)).body).toMatchObject({ name: "bea", role: "owner" });
  });

  it("shuts somebody out at once, the last owner as well, and lets them in again", async () => {
    const link = getToken(await run("add", "ana@example.com", "--role", "owner"));
    const [person] = await (await site.store()).staff.people.list();
    const browser = await signInAs(site, { id: person?.id ?? "" });
    await run("disable", "ana@example.com");
    expect((await browser.query("me.get")).status).toBe(401);
    expect((await signIn(link)).status).toBe(401);
    await expect(run("link", "ana@example.com")).rejects.toThrow("ana@example.com is disabled. See: enable.");
    await run("enable", "ana@example.com");
    expect((await signIn(getToken(await run("link", "ana@example.com")))).status).toBe(200);
  });

  it.each([
    [["add", "ana"], "Expected an address like ana@example.com, found ana."],
    [["add", "a@example.com", "--role", "boss"], "--role: expected owner or staff, found boss."],
    [["add", "a@example.com", "--language", "fr"], "--language: expected en, es or it, found fr."],
    [["disable", "nobody@example.com"], "There is nobody with the address nobody@example.com. See: list."],
  ])("says what was wrong with %j", async (words, message) => {
    await expect(run(...words)).rejects.toThrow(message);
    expect(await run("list")).toBe("Nobody may sign in yet. See: add.\n");
  });
});
