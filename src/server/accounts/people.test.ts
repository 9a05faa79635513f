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

describe("people", () => {
  const site = setUpTestSite();
  const list = async (browser: StaffBrowser) => (await readJson(await browser.query("people.list"))).body;
  const readLog = async (browser: StaffBrowser) => {
    const { body } = await readJson(await browser.query("people.log"));
    return (body["lines"] as { who: string; action: string; subject: string }[]).map(
      ({ who, action, subject }) => `${who} ${action} ${subject}`.trim(),
    );
  };

  it("who are shut out are so at once, with their open session and the link that waits, and get no mail", async () => {
    const owner = await signInAs(site, await addPerson(site, ANA));
    const bea = await addPerson(site, BEA);
    const browser = await signInAs(site, bea);
    expect((await browser.query("me.get")).status).toBe(200);
    const { token } = await askForMail(site, BEA.email);
    rmSync(join(site.env.dataDir, "mail"), { recursive: true });
    const changed = await owner.mutate("people.change", { id: bea.id, isDisabled: true });
    expect(await readJson(changed)).toMatchObject({ status: 200, body: { id: bea.id, isDisabled: true } });
    expect((await browser.query("me.get")).status).toBe(401);
    await createBrowser(site).mutate("session.requestMail", { email: BEA.email, lang: "it" });
    expect(await readMails(site.env.dataDir)).toEqual({});
    await owner.mutate("people.change", { id: bea.id, isDisabled: false });
    expect((await browser.query("me.get")).status).toBe(401);
    expect((await createBrowser(site).mutate("session.open", { token })).status).toBe(401);
  });

  it("are signed out everywhere by an owner", async () => {
    const owner = await signInAs(site, await addPerson(site, ANA));
    const bea = await addPerson(site, BEA);
    const browsers = [await signInAs(site, bea), await signInAs(site, bea)];
    expect((await owner.mutate("people.change", { id: bea.id, endSessions: true })).status).toBe(200);
    for (const browser of browsers) expect((await browser.query("me.get")).status).toBe(401);
    expect(await readLog(owner)).toContain("Ana person-signed-out Bea (bea@example.com)");
  });

  it("always have an owner: the last one cannot be made staff or shut out, not by themselves either", async () => {
    const ana = await addPerson(site, ANA);
    const owner = await signInAs(site, ana);
    for (const change of [{ role: "staff" }, { isDisabled: true }])
      expect(await readJson(await owner.mutate("people.change", { id: ana.id, ...change }))).toEqual({
        status: 409,
        body: { code: "last-owner" },
      });
    const bea = await addPerson(site, BEA);
    await owner.mutate("people.change", { id: bea.id, role: "owner" });
    expect((await owner.mutate("people.change", { id: ana.id, role: "staff" })).status).toBe(200);
    expect((await owner.query("people.list")).status).toBe(403);
    expect(await readLog(await signInAs(site, bea))).toContain(
      "Ana role-changed Ana (ana@example.com): staff",
    );
  });

  it("do not show the owner of one's own machine, who cannot be changed either", async () => {
    const { people } = (await site.store()).staff;
    const local = await people.getLocalOwner("en", Date.now());
    const owner = await signInAs(site, await addPerson(site, ANA));
    expect((await list(owner))["people"]).toMatchObject([{ email: ANA.email }]);
    expect((await owner.mutate("people.change", { id: local.id, isDisabled: true })).status).toBe(404);
    // Elsewhere than on that machine its session is worth nothing.
    expect((await (await signInAs(site, local)).query("me.get")).status).toBe(401);
  });

  it("who are added get a link to sign in, once, in their language", async () => {
    const owner = await signInAs(site, await addPerson(site, ANA));
    const added = await readJson(await owner.mutate("people.add", BEA));
    expect(added).toMatchObject({
      status: 200,
      body: { email: BEA.email, role: "staff", isDisabled: false },
    });
    const { token, text } = await readSignInMail(site, "staff-welcome");
    expect(text).toContain("Ora puoi modificare il sito");
    expect((await createBrowser(site).mutate("session.open", { token })).status).toBe(200);
    expect((await createBrowser(site).mutate("session.open", { token })).status).toBe(401);
    expect((await owner.mutate("people.add", BEA)).status).toBe(409);
  });

  describe("who ask for access", () => {
    const ask = () => site.postJson("/api/registration", CARLA);

    it("are told of to the owner in the owner's language, once, by a mail that leads to the room People", async () => {
      await addPerson(site, ANA);
      await ask();
      await ask();
      const mail = (await readMails(site.env.dataDir))["owner-registration"];
      expect(mail?.subject).toBe("Carla pide acceso");
      expect(mail?.to?.map(({ address }) => address)).toEqual([ANA.email]);
      expect(mail?.text?.match(/http\S+/g)).toEqual([
        "http://site.example/admin/people",
        "http://site.example",
      ]);
    });

    it("are let in by an owner, once, and get a link to sign in", async () => {
      const owner = await signInAs(site, await addPerson(site, ANA));
      await ask();
      const [request] = (await list(owner))["requests"] as Record<string, string>[];
      expect(request).toMatchObject({ name: "Carla", email: CARLA.email, locale: "it", about: "Captain" });
      const decide = () => owner.mutate("people.decide", { id: request?.["id"], decision: "accept" });
      expect(await readJson(await decide())).toEqual({ status: 200, body: { decision: "accept" } });
      expect((await decide()).status).toBe(404);
      expect((await list(owner))["people"]).toHaveLength(2);
      const { token } = await readSignInMail(site, "staff-welcome");
      expect((await createBrowser(site).mutate("session.open", { token })).status).toBe(200);
      expect(await readLog(owner)).toContain("Ana request-accepted Carla (carla@example.com)");
    });

    it("are refused, and nothing is left of them, the mail's file neither", async () => {
      const owner = await signInAs(site, await addPerson(site, ANA));
      await ask();
      const [request] = (await list(owner))["requests"] as Record<string, string>[];
      await owner.mutate("people.decide", { id: request?.["id"], decision: "refuse" });
      expect(await readMails(site.env.dataDir)).toEqual({});
      expect((await list(owner))["people"]).toHaveLength(1);
    });
  });

  it("cannot act under a colleague's name: the log names them by address, says old and new name, and names in use are refused", async () => {
    const owner = await signInAs(site, await addPerson(site, ANA));
    const bea = await signInAs(site, await addPerson(site, BEA));
    const rename = async (name: string) => (await bea.mutate("me.change", { name })).status;
    for (const name of ["Ana", " ÁNA ", "A.na", `Ana (${ANA.email})`]) expect(await rename(name)).toBe(409);
    expect(await rename("Beatrice")).toBe(200);
    const { body } = await readJson(await owner.query("people.log"));
    expect(body["lines"]).toMatchObject([
      { who: "Bea", email: BEA.email, action: "profile-changed", subject: "Bea → Beatrice" },
    ]);
    await owner.mutate("people.add", { ...BEA, name: "ana", email: "ana@other.example" });
    const { people } = (await readJson(await owner.query("people.list"))).body;
    expect(people).toMatchObject([{}, {}, { name: "ana (ana@other.example)" }]);
  });

  it("have a log that holds nothing of guests and is read a page at a time", async () => {
    const owner = await signInAs(site, await addPerson(site, ANA));
    const { log } = (await site.store()).staff;
    for (let count = 0; count < 120; count += 1)
      await log.add(
        { personId: null, who: "", action: "content-saved", subject: `file ${count}` },
        1000 + count,
      );
    const first = (await readJson(await owner.query("people.log"))).body;
    const second = (await readJson(await owner.query("people.log", { before: String(first["next"]) }))).body;
    expect([first["lines"], second["lines"]].map((lines) => (lines as unknown[]).length)).toEqual([100, 20]);
    expect(second).not.toHaveProperty("next");
  });
});
