/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

import { addSubscribers, listPeople } from "../../testing/add-subscribers";
import { readJson, setUpTestSite } from "../../testing/set-up-test-site";
import { addPerson, ANA, BEA, createBrowser, signInAs, type StaffBrowser } from "../../testing/staff-client";
import type { LetterReply, LettersReply } from "../../staff/shell/client";
import { getOutboxPassword } from "./outbox-password";

const site = setUpTestSite({ LETTERS_PER_MINUTE: "3", RATE_LIMIT: "2" });
let ana: StaffBrowser;
let bea: StaffBrowser;
beforeEach(async () => {
  ana = await signInAs(site, await addPerson(site, ANA));
  bea = await signInAs(site, await addPerson(site, BEA));
});

const subscribe = async (count: number) =>
  addSubscribers(await site.store(), listPeople(count), Date.now() - 60_000);
const read = async <Reply>(response: Response) => (await response.json()) as Reply;
const show = async (key = "whales", browser = ana) =>
  read<LetterReply>(await browser.query("letters.get", { key }));
const send = async (browser = ana, key = "whales") =>
  browser.mutate("letters.send", { key, version: (await show(key)).version });
/** As a serverless host's scheduler comes by. */
const deliver = () =>
  fetch(`${site.url}/api/outbox`, {
    method: "POST",
    headers: { authorization: `Bearer ${getOutboxPassword("s".repeat(40))}` },
  });
async function readLetters(kind = "letter"): Promise<Email[]> {
  const folder = join(site.env.dataDir, "mail");
  const names = readdirSync(folder).filter((name) => name.startsWith(`${kind}-whales`));
  return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
}

describe("the letters for staff", () => {
  it("are listed with the subject in their language, and how many people would get one", async () => {
    await subscribe(4);
    const reply = await read<LettersReply>(await bea.query("letters.list"));
    expect(reply.letters).toEqual([
      { key: "rainy-days", subject: "Rainy days", state: "draft", startedAt: null, figures: null },
      { key: "whales", subject: "Balene a Samaná", state: "draft", startedAt: null, figures: null },
    ]);
    expect(reply).toMatchObject({ subscribers: { en: 2, es: 1, it: 1 }, undeliverable: [], perMinute: 3 });
  });

  it("are shown as mails in every language, without a link that unsubscribes anybody", async () => {
    const { previews, state } = await show();
    expect(state).toBe("draft");
    expect(previews.es).toMatchObject({
      subject: "Ballenas en Samaná",
      preheader: "They are back until March",
    });
    expect(previews.es.html).toContain("Darme de baja con un clic");
    expect(previews.es.text).toContain("The first whales have arrived.");
    expect(JSON.stringify(previews)).not.toContain("token=");
  });

  it("are tried by mail to oneself, in three languages, a few times, and noted in the log", async () => {
    const replies = await Promise.all([1, 2].map(() => ana.mutate("letters.test", { key: "whales" })));
    expect(await Promise.all(replies.map((reply) => reply.json()))).toEqual([
      { to: ANA.email },
      { to: ANA.email },
    ]);
    const mails = await readLetters("letter-test");
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(Array(6).fill(ANA.email));
    expect([...new Set(mails.map(({ subject }) => subject))].sort()).toEqual([
      "[Prova] Balene a Samaná",
      "[Prueba] Ballenas en Samaná",
      "[Test] Whales in Samaná",
    ]);
    expect(mails.some(({ headers }) => headers.some(({ key }) => key === "list-unsubscribe"))).toBe(false);
    const refused = await ana.mutate("letters.test", { key: "whales" });
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await bea.mutate("letters.test", { key: "whales" })).status).toBe(200);
    const { lines } = await read<{ lines: object[] }>(await ana.query("people.log"));
    expect(lines).toContainEqual(
      expect.objectContaining({ who: "Ana", action: "letter-tested", subject: "whales" }),
    );
  });
});

describe("a letter that is sent", () => {
  it("goes out by the scheduler at its pace, and stands in the log of the owners", async () => {
    await subscribe(4);
    const sent = await read<LetterReply>(await send(bea));
    expect(sent).toMatchObject({ state: "sending", who: "Bea", figures: { waiting: 4, sent: 0 } });
    // Nothing leaves with somebody's post: a function may end with its answer.
    await site.postJson("/api/subscribe", { email: "new@example.com", lang: "en" });
    expect(await readLetters()).toEqual([]);
    await deliver();
    await deliver();
    expect(await readLetters()).toHaveLength(3);
    expect(await show()).toMatchObject({ state: "sending", figures: { waiting: 1, sent: 3 } });
    const { lines } = await read<{ lines: object[] }>(await ana.query("people.log"));
    expect(lines).toContainEqual(
      expect.objectContaining({ who: "Bea", action: "letter-sent", subject: "whales" }),
    );
    expect(site.readLog()).not.toMatch(/reader\d|@example/);
  });

  it("is one, however many press the button", async () => {
    await subscribe(2);
    const { version } = await show();
    const replies = await Promise.all(
      [ana, bea, ana, bea].map((browser) => browser.mutate("letters.send", { key: "whales", version })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await show()).figures?.recipients).toEqual({ en: 1, es: 1, it: 0 });
    expect((await show()).figures?.waiting).toBe(2);
  });

  it("is not sent to nobody, nor as it was before somebody changed it", async () => {
    const refused = await send();
    expect([refused.status, await refused.json()]).toEqual([409, { code: "no-subscribers" }]);
    await subscribe(1);
    const older = await ana.mutate("letters.send", { key: "whales", version: "older" });
    expect([older.status, await older.json()]).toEqual([409, { code: "conflict" }]);
    expect((await show()).state).toBe("draft");
  });

  it("is stopped and goes on, and says so to both who press", async () => {
    await subscribe(2);
    await send();
    const change = (state: string, browser = bea) =>
      browser.mutate("letters.change", { key: "whales", state });
    const [one, other] = [await change("stopped"), await change("stopped", ana)];
    expect(await read(one)).toMatchObject({ state: "stopped" });
    expect(await read(other)).toMatchObject({ state: "stopped" });
    await deliver();
    expect((await show()).figures).toMatchObject({ waiting: 2, sent: 0 });
    await change("sending");
    await deliver();
    expect(await show()).toMatchObject({ state: "sent", figures: { waiting: 0, sent: 2 } });
    const { lines } = await read<{ lines: { action: string }[] }>(await ana.query("people.log"));
    const actions = lines.map(({ action }) => action).filter((action) => action.startsWith("letter"));
    expect(actions.reverse()).toEqual(["letter-sent", "letter-stopped", "letter-resumed"]);
  });

  it("counts who leaves by its link, once, whether by a click or by a mail program", async () => {
    await subscribe(3);
    await send();
    await deliver();
    const links = (await readLetters()).map(({ headers }) => {
      const [, path = ""] =
        /<http:\/\/site\.example(\/[^>]+)>/.exec(
          headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "",
        ) ?? [];
      return site.url + path;
    });
    const [first = "", second = ""] = links;
    const oneClick = { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) };
    for (let count = 0; count < 2; count += 1) expect((await fetch(first, oneClick)).status).toBe(200);
    await fetch(second, { method: "POST", redirect: "manual" });
    expect((await show()).figures).toMatchObject({ sent: 3, unsubscribed: 2, left: 0 });
    const { subscribers } = await show();
    expect(subscribers.en + subscribers.es + subscribers.it).toBe(1);
  });

  it("shows whose mails came back, until they subscribe again", async () => {
    const [id = ""] = await subscribe(2);
    await send();
    const store = await site.store();
    const claim = { owner: "x", now: Date.now(), limit: 9 };
    const mails = await store.letters.claim(claim, 9);
    const mail = mails.find(({ subscriberId }) => subscriberId === id)?.id ?? "";
    await store.letters.settle(mail, { end: "bounced", reason: "smtp-550", isAddressGone: true }, Date.now());
    const { undeliverable, subscribers } = await read<LettersReply>(await ana.query("letters.list"));
    expect(undeliverable).toMatchObject([{ email: "reader0@example.com", reason: "smtp-550" }]);
    expect(subscribers).toEqual({ en: 0, es: 1, it: 0 });
  });
});

describe("the letters under attack", () => {
  const CALLS = [
    ["query", "letters.list", undefined],
    ["query", "letters.get", { key: "whales" }],
    ["mutate", "letters.send", { key: "whales", version: "x" }],
    ["mutate", "letters.change", { key: "whales", state: "stopped" }],
    ["mutate", "letters.test", { key: "whales" }],
  ] as const;

  it.each(CALLS)("tell a stranger nothing: %s %s", async (kind, name, input) => {
    const response = await createBrowser(site, "__Host-staff=guessed")[kind](name, input);
    expect([response.status, await response.text()]).toEqual([401, '{"code":"unauthorized"}']);
  });

  it.each(CALLS.filter(([kind]) => kind === "mutate"))(
    "do nothing that another website asks for: %s %s",
    async (kind, name, input) => {
      await subscribe(1);
      const { version } = await show();
      const real = { ...input, ...("version" in (input ?? {}) && { version }) };
      const other = await ana[kind](name, real, { origin: "https://evil.example" });
      expect(other.status).toBe(403);
      const form = await ana[kind](name, real, { "content-type": "text/plain" });
      expect(form.status).toBe(415);
      expect((await show()).state).toBe("draft");
    },
  );

  it.each([
    ["a path", "../../../etc/passwd"],
    ["a query", "whales' or '1'='1"],
    ["a property of every object", "__proto__"],
    ["capital letters", "WHALES"],
    ["nothing", ""],
    ["7,000 letters", "x".repeat(7000)],
    ["a null byte", "a\u0000b"],
  ])("have no letter whose key is %s", async (_, key) => {
    const shown = await ana.query("letters.get", { key });
    expect([shown.status, await shown.text()]).toEqual([
      422,
      '{"code":"invalid","fields":{"key":"invalid"}}',
    ]);
    const sent = await ana.mutate("letters.send", { key, version: "x" });
    expect([404, 422]).toContain(sent.status);
  });

  it.each([
    [{}],
    [{ key: "whales" }],
    [{ key: "whales", version: 1 }],
    [{ key: ["whales"], version: "x" }],
    [{ key: "whales", version: "x", recipients: ["evil@example.com"] }],
    [{ key: "whales", version: "x".repeat(101) }],
    [null],
    [[]],
  ])("take no body %j", async (body) => {
    for (const name of ["letters.send", "letters.change"])
      expect([400, 422]).toContain((await ana.mutate(name, body)).status);
  });

  it("have no draft that can be stopped", async () => {
    const reply = await readJson(await ana.mutate("letters.change", { key: "whales", state: "stopped" }));
    expect(reply).toMatchObject({ status: 200, body: { state: "draft" } });
  });
});
