/** @jest-environment node */
import { readMails } from "../../testing/read-mails";
import { setUpTestSite } from "../../testing/set-up-test-site";
import { signToken } from "./secrets";

const site = setUpTestSite();

const subscribe = (email = "ana@example.com", lang = "it") =>
  site.postJson("/api/subscribe", { email, lang });
const toLocal = (url: string) => url.replace("http://site.example", site.url);
const getConfirmed = async () => (await site.store()).subscribers.listConfirmed();
const getLinks = async () => {
  const mail = (await readMails(site.env.dataDir))["confirm-subscription"];
  const [confirm = "", leave = ""] = mail?.text?.match(/http:\/\/site\.example\/api\S+/g) ?? [];
  return { mail, confirm: toLocal(confirm), leave: toLocal(leave) };
};
const press = (url: string, init: RequestInit = {}) =>
  fetch(url, { method: "POST", redirect: "manual", ...init });

it("answers the same for known and unknown addresses", async () => {
  const replies = [await subscribe(), await subscribe(), await subscribe("bea@example.com")];
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(await Promise.all(replies.map((reply) => reply.text()))).size).toBe(1);
});

it("asks in the subscriber's language, by mail and on the page, and acts on the button only", async () => {
  await subscribe("Ana@Example.com");
  const { mail, confirm } = await getLinks();
  expect(mail?.subject).toBe("Conferma la tua iscrizione alla newsletter");
  expect(mail?.headers.find(({ key }) => key === "list-unsubscribe-post")?.value).toBe(
    "List-Unsubscribe=One-Click",
  );
  const pages = await Promise.all(Array.from({ length: 20 }, () => fetch(confirm)));
  expect(pages.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const page = (await pages[0]?.text()) ?? "";
  expect(page).toContain('<html lang="it"');
  // Of whom the mail's link has led here many would close the page, and think that this was all.
  expect(page).toMatch(/<h1>Ancora un tocco: non sei ancora nella lista<\/h1>/);
  expect(page.match(/<button/g)).toHaveLength(1);
  expect(await getConfirmed()).toEqual([]);
  const done = await press(confirm);
  expect([done.status, done.headers.get("location")]).toEqual([
    303,
    "/api/subscribe/confirm?done=yes&lang=it",
  ]);
  expect((await press(confirm)).status).toBe(303);
  expect(await getConfirmed()).toMatchObject([{ email: "ana@example.com" }]);
  expect((await fetch(`${site.url}/api/subscribe/confirm?done=yes&lang=it`)).status).toBe(200);
  expect(site.readLog()).not.toMatch(/ana@/i);
});

it("takes a changed, foreign or old link for none", async () => {
  await subscribe();
  const { confirm, leave } = await getLinks();
  const token = new URL(confirm).searchParams.get("token") ?? "";
  const old = signToken("s".repeat(40), { purpose: "confirm", id: "x", round: 1, expiresAt: Date.now() - 1 });
  const foreign = signToken("t".repeat(40), {
    purpose: "confirm",
    id: "x",
    round: 1,
    expiresAt: Date.now() + 1000,
  });
  const flipped = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}x`;
  for (const bad of [flipped, old, foreign, "", "a.b", new URL(leave).searchParams.get("token") ?? ""]) {
    const url = `${site.url}/api/subscribe/confirm?lang=es&token=${bad}`;
    const [page, act] = [await fetch(url), await press(url)];
    expect([page.status, act.status]).toEqual([404, 404]);
    expect(await page.text()).toContain("Este enlace ya no funciona");
  }
  expect(await getConfirmed()).toEqual([]);
});

describe("unsubscribing", () => {
  let leave: string;
  beforeEach(async () => {
    await subscribe();
    const links = await getLinks();
    leave = links.leave;
    await press(links.confirm);
  });

  it("asks before it acts, however often the link is opened", async () => {
    for (let count = 0; count < 20; count += 1) expect((await fetch(leave)).status).toBe(200);
    expect(await getConfirmed()).toHaveLength(1);
    const done = await press(leave, { headers: { "content-type": "application/x-www-form-urlencoded" } });
    expect([done.status, done.headers.get("location")]).toEqual([303, "/api/unsubscribe?done=yes&lang=it"]);
    expect(await getConfirmed()).toEqual([]);
  });

  const multipart = () => {
    const form = new FormData();
    form.set("List-Unsubscribe", "One-Click");
    return form;
  };
  it.each([
    ["multipart", multipart],
    ["urlencoded", () => new URLSearchParams({ "List-Unsubscribe": "One-Click" })],
  ])("takes one click of a mail program (%s): first, again, unknown, changed", async (_name, body) => {
    const send = (url: string) => press(url, { body: body(), headers: { origin: "https://mail.example" } });
    expect((await send(leave)).status).toBe(200);
    expect((await send(leave)).status).toBe(200);
    const unknown = signToken("s".repeat(40), {
      purpose: "unsubscribe",
      id: "nobody",
      expiresAt: Date.now() + 1000,
    });
    expect((await send(`${site.url}/api/unsubscribe?token=${unknown}`)).status).toBe(200);
    expect((await send(`${leave}x`)).status).toBe(404);
    expect(await getConfirmed()).toEqual([]);
  });
});
