/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

import { addSubscribers, listPeople } from "../../testing/add-subscribers";
import { setUpTestSite } from "../../testing/set-up-test-site";
import { addPerson, ANA, BEA, signInAs, type StaffBrowser } from "../../testing/staff-client";
import type { LetterReply } from "../../staff/shell/client";
import { getOutboxPassword } from "../platform/secrets";

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
});
