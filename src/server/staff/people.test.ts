/** @jest-environment node */
import { addPerson, ANA, BEA, readSignInMail, signInAs, type StaffBrowser } from "../../testing/staff-client";
import { readMails } from "../../testing/read-mails";
import { readJson, setUpTestSite } from "../../testing/set-up-test-site";

const CARLA = { name: "Carla", email: "carla@example.com", language: "it", about: "Captain", lang: "es" };

describe("people", () => {
  const site = setUpTestSite();
  const list = async (browser: StaffBrowser) => (await readJson(await browser.call("GET", "people"))).body;
  const readLog = async (browser: StaffBrowser) => {
    const { body } = await readJson(await browser.call("GET", "log"));
    return (body["lines"] as { who: string; action: string; subject: string }[]).map(
      ({ who, action, subject }) => `${who} ${action} ${subject}`.trim(),
    );
  };

  it("may be called by owners only: staff get 403 from each of their calls, and nothing happens", async () => {
    const ana = await addPerson(site, ANA);
    const bea = await addPerson(site, BEA);
    const browser = await signInAs(site, bea);
    await site.postJson("/api/registration", CARLA);
    const { requests } = await list(await signInAs(site, ana));
    const [request] = requests as { id: string }[];
    const calls: [string, string, unknown?][] = [
      ["GET", "people"],
      ["GET", "log"],
      ["POST", "people", { ...BEA, email: "eve@example.com", role: "owner" }],
      ["PATCH", "people", { id: bea.id, role: "owner" }],
      ["PATCH", "people", { id: ana.id, isDisabled: true }],
      ["PATCH", "people", { id: ana.id, endSessions: true }],
      ["POST", "requests", { id: request?.id, decision: "accept" }],
    ];
    for (const [method, path, body] of calls) {
      const answer = await browser.call(method, path, body);
      expect([path, answer.headers.get("x-error-code"), await readJson(answer)]).toEqual([
        path,
        "forbidden",
        { status: 403, body: { code: "forbidden" } },
      ]);
    }
    const people = await (await site.store()).staff.people.list();
    expect(people.map(({ email, role, isDisabled }) => [email, role, isDisabled])).toEqual([
      [ANA.email, "owner", false],
      [BEA.email, "staff", false],
    ]);
  });

  it("who are shut out are so at once, with their open session, and get no mail", async () => {
    const owner = await signInAs(site, await addPerson(site, ANA));
    const bea = await addPerson(site, BEA);
    const browser = await signInAs(site, bea);
    expect((await browser.call("GET", "me")).status).toBe(200);
    const changed = await owner.call("PATCH", "people", { id: bea.id, isDisabled: true });
    expect(await readJson(changed)).toMatchObject({ status: 200, body: { id: bea.id, isDisabled: true } });
    expect((await browser.call("GET", "me")).status).toBe(401);
    await site.postJson("/api/staff/sign-in", { email: BEA.email, lang: "it" });
    expect(await readMails(site.env.dataDir)).toEqual({});
    await owner.call("PATCH", "people", { id: bea.id, isDisabled: false });
    expect((await browser.call("GET", "me")).status).toBe(401);
  });

  it("are signed out everywhere by an owner", async () => {
    const owner = await signInAs(site, await addPerson(site, ANA));
    const bea = await addPerson(site, BEA);
    const browsers = [await signInAs(site, bea), await signInAs(site, bea)];
    expect((await owner.call("PATCH", "people", { id: bea.id, endSessions: true })).status).toBe(200);
    for (const browser of browsers) expect((await browser.call("GET", "me")).status).toBe(401);
    expect(await readLog(owner)).toContain("Ana person-signed-out Bea");
  });

  it("always have an owner: the last one cannot be made staff or shut out, not by themselves either", async () => {
    const ana = await addPerson(site, ANA);
    const owner = await signInAs(site, ana);
    for (const change of [{ role: "staff" }, { isDisabled: true }])
      expect(await readJson(await owner.call("PATCH", "people", { id: ana.id, ...change }))).toEqual({
        status: 409,
        body: { code: "last-owner" },
      });
    const bea = await addPerson(site, BEA);
    await owner.call("PATCH", "people", { id: bea.id, role: "owner" });
    expect((await owner.call("PATCH", "people", { id: ana.id, role: "staff" })).status).toBe(200);
    expect((await owner.call("GET", "people")).status).toBe(403);
    expect(await readLog(await signInAs(site, bea))).toContain("Ana role-changed Ana: staff");
  });

  it("do not show the owner of one's own machine, who cannot be changed either", async () => {
    const { people } = (await site.store()).staff;
    const local = await people.getLocalOwner("en", Date.now());
    const owner = await signInAs(site, await addPerson(site, ANA));
    expect((await list(owner))["people"]).toMatchObject([{ email: ANA.email }]);
    expect((await owner.call("PATCH", "people", { id: local.id, isDisabled: true })).status).toBe(404);
    // Elsewhere than on that machine its session is worth nothing.
    expect((await (await signInAs(site, local)).call("GET", "me")).status).toBe(401);
  });

  describe("who ask for access", () => {
    const ask = () => site.postJson("/api/registration", CARLA);
    const getLinks = async () => {
      const { text = "" } = (await readMails(site.env.dataDir))["owner-registration"] ?? {};
      return [...text.matchAll(/http:\/\/site\.example(\/api\/staff\/request\?token=\S+)/g)].map(
        ([, path = ""]) => path,
      );
    };
    const press = (path: string, headers = {}) =>
      fetch(site.url + path, { method: "POST", redirect: "manual", headers });

    it("are told of to the owner in the owner's language, once, and let in by a page that asks", async () => {
      const ana = await addPerson(site, ANA);
      await ask();
      await ask();
      const mails = await readMails(site.env.dataDir);
      expect(mails["owner-registration"]?.subject).toBe("Carla pide acceso");
      expect(mails["owner-registration"]?.to?.map(({ address }) => address)).toEqual([ANA.email]);
      const [accept = "", refuse = ""] = await getLinks();
      const page = await site.get(accept);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("¿Dar a Carla")]);
      // A scanner has changed nothing.
      expect((await (await site.store()).staff.requests.list(Date.now())).length).toBe(1);
      const done = await press(accept);
      expect(done.headers.get("location")).toBe("/api/staff/request?done=accept&lang=es");
      expect((await site.follow(done)).html).toContain("Acceso dado");
      expect([(await press(accept)).status, (await press(refuse)).status]).toEqual([404, 404]);
      const { text, token } = await readSignInMail(site, "staff-welcome");
      expect(text).toContain("Ora puoi modificare il sito");
      expect((await site.postJson("/api/staff/session", { token })).status).toBe(200);
      expect(await readLog(await signInAs(site, ana))).toContain("Ana request-accepted Carla");
    });

    it("are refused by the other link, and get no mail", async () => {
      await addPerson(site, ANA);
      await ask();
      const [, refuse = ""] = await getLinks();
      expect((await press(refuse, { origin: "https://evil.example" })).status).toBe(403);
      expect((await site.follow(await press(refuse))).html).toContain("La solicitud está borrada.");
      // Nothing is left of who was refused, the mail's file neither.
      expect(await readMails(site.env.dataDir)).toEqual({});
      expect((await (await site.store()).staff.people.list()).map(({ email }) => email)).toEqual([ANA.email]);
    });

    it("are let in or refused in the room People", async () => {
      const owner = await signInAs(site, await addPerson(site, ANA));
      await ask();
      const [request] = (await list(owner))["requests"] as Record<string, string>[];
      expect(request).toMatchObject({ name: "Carla", email: CARLA.email, locale: "it", about: "Captain" });
      const decide = () => owner.call("POST", "requests", { id: request?.["id"], decision: "accept" });
      expect(await readJson(await decide())).toEqual({ status: 200, body: { decision: "accept" } });
      expect((await decide()).status).toBe(404);
      expect((await list(owner))["people"]).toHaveLength(2);
    });

    it("are not let in by the link of an owner who is none any more, or of no owner when there is one", async () => {
      await ask();
      const [toAgency = ""] = await getLinks();
      const ana = await addPerson(site, ANA);
      expect((await press(toAgency)).status).toBe(404);
      const { people, requests } = (await site.store()).staff;
      const [first] = await requests.list(Date.now());
      await requests.decide(first?.id ?? "", "refuse", Date.now());
      await ask();
      const [accept = ""] = (await getLinks()).filter((link) => link !== toAgency);
      await addPerson(site, { ...BEA, role: "owner" });
      await people.change(ana.id, { role: "staff" }, Date.now(), true);
      expect((await press(accept)).status).toBe(404);
      expect((await people.list()).map(({ email }) => email)).not.toContain(CARLA.email);
    });
  });

  it("have a log that holds nothing of guests and is read a page at a time", async () => {
    const owner = await signInAs(site, await addPerson(site, ANA));
    const { log } = (await site.store()).staff;
    for (let count = 0; count < 120; count += 1)
      await log.add(
        { personId: null, who: "", action: "content-saved", subject: `file ${count}` },
        1000 + count,
      );
    const first = (await readJson(await owner.call("GET", "log"))).body;
    const second = (await readJson(await owner.call("GET", `log?before=${String(first["next"])}`))).body;
    expect([first["lines"], second["lines"]].map((lines) => (lines as unknown[]).length)).toEqual([100, 20]);
    expect(second).not.toHaveProperty("next");
  });
});
