/** @jest-environment node */
import { rmSync } from "node:fs";
import { join } from "node:path";

import {
  askForMail,
  createBrowser,
  addPerson,
  ANA,
  BEA,
  readSignInMail,
  signInAs,
  type StaffBrowser,
} from "../../testing/staff-client";
import { readMails } from "../../testing/read-mails";
import { readJson, setUpTestSite } from "../../testing/set-up-test-site";

const CARLA = { name: "Carla", email: "carla@example.com", language: "it", about: "Captain", lang: "es" };

const site = setUpTestSite();
const read = async (browser: StaffBrowser, name: string, input?: object) =>
  (await readJson(await browser.query(name, input))).body;
const list = (browser: StaffBrowser) => read(browser, "people.list");
const readLog = async (browser: StaffBrowser) =>
  ((await read(browser, "people.log"))["lines"] as { who: string; action: string; subject: string }[]).map(
    ({ who, action, subject }) => `${who} ${action} ${subject}`.trim(),
  );
const isSignedIn = async (browser: StaffBrowser) => (await browser.query("me.get")).status === 200;
const openBy = async (token: string) => (await createBrowser(site).mutate("session.open", { token })).status;
const signInOwner = async () => signInAs(site, await addPerson(site, ANA));

describe("people", () => {
  it("who are shut out are so at once, with their open session and the link that waits, and get no mail", async () => {
    const owner = await signInOwner();
    const bea = await addPerson(site, BEA);
    const browser = await signInAs(site, bea);
    expect(await isSignedIn(browser)).toBe(true);
    const { token } = await askForMail(site, BEA.email);
    rmSync(join(site.env.dataDir, "mail"), { recursive: true });
    const changed = await owner.mutate("people.change", { id: bea.id, isDisabled: true });
    expect(await readJson(changed)).toMatchObject({ status: 200, body: { id: bea.id, isDisabled: true } });
    expect(await isSignedIn(browser)).toBe(false);
    await createBrowser(site).mutate("session.requestMail", { email: BEA.email, lang: "it" });
    expect(await readMails(site.env.dataDir)).toEqual({});
    await owner.mutate("people.change", { id: bea.id, isDisabled: false });
    expect(await isSignedIn(browser)).toBe(false);
    expect(await openBy(token)).toBe(401);
  });

  it("are signed out everywhere by an owner", async () => {
    const owner = await signInOwner();
    const bea = await addPerson(site, BEA);
    const browsers = [await signInAs(site, bea), await signInAs(site, bea)];
    expect((await owner.mutate("people.change", { id: bea.id, endSessions: true })).status).toBe(200);
    for (const browser of browsers) expect(await isSignedIn(browser)).toBe(false);
    expect(await readLog(owner)).toContain("Ana person-signed-out Bea (bea@example.com)");
  });

  it("always have an owner: the last one cannot be made staff or shut out, not by themselves either", async () => {
    const ana = await addPerson(site, ANA);
    const owner = await signInAs(site, ana);
    for (const change of [{ role: "staff" }, { isDisabled: true }])
      expect(await readJson(await owner.mutate("people.change", { id: ana.id, ...change }))).toEqual({
        ...{ status: 409, body: { code: "last-owner" } },
      });
    const bea = await addPerson(site, BEA);
    await owner.mutate("people.change", { id: bea.id, role: "owner" });
    expect((await owner.mutate("people.change", { id: ana.id, role: "staff" })).status).toBe(200);
    expect((await owner.query("people.list")).status).toBe(403);
    const log = await readLog(await signInAs(site, bea));
    expect(log).toContain("Ana role-changed Ana (ana@example.com): staff");
  });

  it("do not show the owner of one's own machine, who cannot be changed either", async () => {
    const local = await (await site.store()).staff.people.getLocalOwner("en", Date.now());
    const owner = await signInOwner();
    expect((await list(owner))["people"]).toMatchObject([{ email: ANA.email }]);
    expect((await owner.mutate("people.change", { id: local.id, isDisabled: true })).status).toBe(404);
    // Elsewhere than on that machine its session is worth nothing.
    expect(await isSignedIn(await signInAs(site, local))).toBe(false);
  });

  it("who are added get a link to sign in, once, in their language", async () => {
    const owner = await signInOwner();
    const added = await readJson(await owner.mutate("people.add", BEA));
    const person = { email: BEA.email, role: "staff", isDisabled: false };
    expect(added).toMatchObject({ status: 200, body: person });
    const { token, text } = await readSignInMail(site, "staff-welcome");
    expect(text).toContain("Ora puoi modificare il sito");
    expect([await openBy(token), await openBy(token)]).toEqual([200, 401]);
    expect((await owner.mutate("people.add", BEA)).status).toBe(409);
  });

  it("cannot act under a colleague's name: the log names them by address, says old and new name, and names in use are refused", async () => {
    const owner = await signInOwner();
    const bea = await signInAs(site, await addPerson(site, BEA));
    const rename = async (name: string) => (await bea.mutate("me.change", { name })).status;
    for (const name of ["Ana", " ÁNA ", "A.na", `Ana (${ANA.email})`]) expect(await rename(name)).toBe(409);
    expect(await rename("Beatrice")).toBe(200);
    expect((await read(owner, "people.log"))["lines"]).toMatchObject([
      { who: "Bea", email: BEA.email, action: "profile-changed", subject: "Bea → Beatrice" },
    ]);
    await owner.mutate("people.add", { ...BEA, name: "ana", email: "ana@other.example" });
    expect((await list(owner))["people"]).toMatchObject([{}, {}, { name: "ana (ana@other.example)" }]);
  });

  it("have a log that is read a page at a time", async () => {
    const owner = await signInOwner();
    const { log } = (await site.store()).staff;
    const line = { personId: null, who: "", action: "content-saved", subject: "" } as const;
    for (let count = 0; count < 120; count += 1) await log.add(line, 1000 + count);
    const first = await read(owner, "people.log");
    const second = await read(owner, "people.log", { before: String(first["next"]) });
    expect([first["lines"], second["lines"]].map((lines) => (lines as unknown[]).length)).toEqual([100, 20]);
    expect(second).not.toHaveProperty("next");
  });
});

describe("people who ask for access", () => {
  const ask = () => site.postJson("/api/registration", CARLA);

  it("are told of to the owner in the owner's language, once, and let in, once, by a link to sign in", async () => {
    const owner = await signInOwner();
    await ask();
    await ask();
    const mail = (await readMails(site.env.dataDir))["owner-registration"];
    expect(mail?.subject).toBe("Carla pide acceso");
    expect(mail?.to?.map(({ address }) => address)).toEqual([ANA.email]);
    const links = mail?.text?.match(/http\S+/g);
    expect(links).toEqual(["http://site.example/admin/people", "http://site.example"]);
    const requests = (await list(owner))["requests"] as Record<string, string>[];
    expect(requests).toMatchObject([{ name: "Carla", email: CARLA.email, locale: "it", about: "Captain" }]);
    const decide = () => owner.mutate("people.decide", { id: requests[0]?.["id"], decision: "accept" });
    expect(await readJson(await decide())).toEqual({ status: 200, body: { decision: "accept" } });
    expect((await decide()).status).toBe(404);
    expect((await list(owner))["people"]).toHaveLength(2);
    expect(await openBy((await readSignInMail(site, "staff-welcome")).token)).toBe(200);
    expect(await readLog(owner)).toContain("Ana request-accepted Carla (carla@example.com)");
  });

  it("are refused, and nothing is left of them, the mail's file neither", async () => {
    const owner = await signInOwner();
    await ask();
    const [request] = (await list(owner))["requests"] as Record<string, string>[];
    await owner.mutate("people.decide", { id: request?.["id"], decision: "refuse" });
    expect(await readMails(site.env.dataDir)).toEqual({});
    expect((await list(owner))["people"]).toHaveLength(1);
  });
});
