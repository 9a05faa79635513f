/** @jest-environment node */
import { readdirSync } from "node:fs";
import { join } from "node:path";

import {
  addPerson,
  ANA,
  askForMail,
  BEA,
  createBrowser,
  getCookie,
  signInAs,
} from "../../testing/staff-client";
import { readJson, setUpTestSite } from "../../testing/set-up-test-site";

const REFUSED = { status: 401, body: { code: "unauthorized" } };

describe("who tries to get in without being let in", () => {
  const site = setUpTestSite();
  const post = (body: unknown, headers = {}) => createBrowser(site).mutate("session.open", body, headers);
  const ask = (email: string) => createBrowser(site).mutate("session.requestMail", { email, lang: "en" });

  it("learns nothing of an address by asking for a mail, by a code or by a request for access", async () => {
    await addPerson(site, ANA);
    const [known, unknown] = [await ask(ANA.email), await ask("nobody@example.com")];
    const names = ({ headers }: Response) => [...headers.keys()].sort();
    expect(names(known)).toEqual(names(unknown));
    for (const answer of [known, unknown])
      expect(await readJson(answer)).toEqual({ status: 200, body: { sent: true } });
    for (const email of [ANA.email, "nobody@example.com"])
      expect(await readJson(await post({ email, code: "000000" }))).toEqual(REFUSED);
    const request = { name: "Eve", language: "en", about: "Me", lang: "en" };
    const answers = [ANA.email, "nobody@example.com", "nobody@example.com"].map(async (email) =>
      readJson(await site.postJson("/api/registration", { ...request, email })),
    );
    expect(new Set((await Promise.all(answers)).map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it("cannot use a link twice, and a mail scanner that opens it uses nothing", async () => {
    await addPerson(site, ANA);
    const { token } = await askForMail(site, ANA.email);
    for (const path of [`/admin/sign-in?token=${token}`, `/api/staff/session.open?token=${token}`])
      for (const method of ["GET", "HEAD"]) {
        const scanned = await fetch(site.url + path, { method, redirect: "manual" });
        expect([method, path, scanned.headers.getSetCookie()]).toEqual([method, path, []]);
      }
    expect((await post({ token })).status).toBe(200);
    expect(await readJson(await post({ token }))).toEqual(REFUSED);
  });

  it("cannot choose the session of somebody else, nor keep one that the browser had", async () => {
    const ana = await addPerson(site, ANA);
    await addPerson(site, BEA);
    const attacker = await signInAs(site, ana);
    const { token } = await askForMail(site, BEA.email);
    const made = `__Host-staff=${"A".repeat(43)}`;
    const response = await post({ token }, { cookie: `${attacker.cookie}; ${made}` });
    const cookie = getCookie(response);
    expect([attacker.cookie, made]).not.toContain(cookie);
    expect((await readJson(await createBrowser(site, cookie).query("me.get"))).body["email"]).toBe(BEA.email);
    expect((await attacker.query("me.get")).status).toBe(401);
    expect((await createBrowser(site, made).query("me.get")).status).toBe(401);
  });

  it("finds nothing in the log: no address, no link, no code, no name", async () => {
    const ana = await addPerson(site, ANA);
    const { token, code } = await askForMail(site, ANA.email);
    await post({ email: ANA.email, code: code === "111111" ? "222222" : "111111" });
    const { cookie } = await signInAs(site, ana);
    await post({ token }, { cookie });
    const log = site.readLog();
    expect(log).toContain('"event":"staff-signed-in","way":"link"');
    expect(log).toContain('"event":"staff-sign-in-refused","way":"code"');
    const session = cookie.slice("__Host-staff=".length);
    for (const secret of [ANA.email, "Ana", token, code, session]) expect(log).not.toContain(secret);
  });
});

describe("who asks for mails to somebody else's address, hour after hour", () => {
  const site = setUpTestSite({ TRUST_PROXY: "1" });

  it("does not shut them out: their own network gets its mail, and whoever asks once no link works", async () => {
    await addPerson(site, ANA);
    const ask = async (network: string) => {
      const body = { email: ANA.email, lang: "en" };
      await createBrowser(site).mutate("session.requestMail", body, { "x-forwarded-for": network });
      const names = readdirSync(join(site.env.dataDir, "mail"));
      return names.filter((name) => name.startsWith("staff-sign-in")).length;
    };
    const flood = async () => {
      let mails = 0;
      for (let count = 0; count < 6; count += 1) mails = await ask("203.0.113.9");
      return mails;
    };
    const now = Date.now();
    expect(await flood()).toBe(3);
    expect(await ask("198.51.100.2")).toBe(4);
    const clock = jest.spyOn(Date, "now").mockReturnValue(now + 16 * 60_000);
    expect(await ask("203.0.113.9")).toBe(5);
    const mails = await flood();
    expect(mails).toBeLessThan(9);
    expect(await ask("198.51.100.2")).toBe(mails + 1);
    clock.mockRestore();
  });
});

describe("who guesses from one network", () => {
  const site = setUpTestSite({ RATE_LIMIT: "3" });

  it("is stopped after as many tries as the limit says, for every way, known address or not", async () => {
    await addPerson(site, ANA);
    const post = (body: unknown) => createBrowser(site).mutate("session.open", body);
    const guess = { email: "nobody@example.com", code: "123456" };
    for (let count = 0; count < 3; count += 1) expect((await post(guess)).status).toBe(401);
    const { status, headers } = await post({ token: "x" });
    expect([status, headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    const ask = (email: string) => createBrowser(site).mutate("session.requestMail", { email, lang: "en" });
    for (let count = 0; count < 3; count += 1) expect((await ask(`a${count}@example.com`)).status).toBe(200);
    expect([(await ask(ANA.email)).status, (await ask("nobody@example.com")).status]).toEqual([429, 429]);
  });
});
