/** @jest-environment node */
import { getPath } from "../../../domain/i18n/routes";
import { REVIEW_FORM } from "../../../testing/create-review";
import { readJson, setUpTestSite } from "../../../testing/set-up-test-site";
import { signToken, type Token } from "../secrets";

const site = setUpTestSite();

const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8", "accept-language": "it-IT,it;q=0.9" };

/** The pages that links of mails lead to. */
const LINKS: [string, Token["purpose"]][] = [
  ["quote", "quote"],
  ["review", "review"],
  ["enquiry", "answered"],
  ["subscribe/confirm", "confirm"],
  ["unsubscribe", "unsubscribe"],
];

function getLinkPath(name: string, purpose: Token["purpose"]): string {
  const token = { purpose, id: "anything", round: 1, expiresAt: Date.now() + 60_000 };
  return `/api/${name}?token=${signToken(site.env.getSecret(), token)}`;
}

async function closeStore(): Promise<void> {
  await (await site.store()).close();
}

async function readPage(response: Response) {
  const { headers, status } = response;
  const html = await response.text();
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(html).toContain('<html lang="it"');
  expect(html).not.toMatch(/"code"|\{\{|undefined/);
  for (const way of ["wa.me", `href="${getPath("contact", "it")}"`]) expect(html).toContain(way);
  return { status, code: headers.get("x-error-code"), html };
}

describe("a page that a guest opens by a link, while the store is away", () => {
  beforeEach(closeStore);

  it.each(LINKS)("says so in the guest's language: %s", async (name, purpose) => {
    const path = getLinkPath(name, purpose);
    const opened = await readPage(await fetch(site.url + path, { headers: BROWSER }));
    const pressed = await readPage(await site.postForm(path, { answer: "accept" }, BROWSER));
    for (const { status, code } of [opened, pressed]) expect([status, code]).toEqual([500, "server-error"]);
    expect(opened.html).toContain("Qualcosa non ha funzionato da parte nostra. Riprova tra qualche minuto");
  });

  it("is JSON for a mail program that unsubscribes, whatever it accepts", async () => {
    const body = { "List-Unsubscribe": "One-Click" };
    const response = await site.postForm(getLinkPath("unsubscribe", "unsubscribe"), body, BROWSER);
    expect(await readJson(response)).toEqual({ status: 500, body: { code: "server-error" } });
  });

  it("gives the words of a review back, in its own form", async () => {
    const path = getLinkPath("review", "review");
    const { status, code, html } = await readPage(await site.postForm(path, REVIEW_FORM, BROWSER));
    expect([status, code]).toEqual([500, "server-error"]);
    expect(html).toContain("il messaggio non è stato inviato");
    expect(html).toContain(`action="${path}"`);
    expect(html).toContain(`>${REVIEW_FORM.text}</textarea>`);
    expect(html).toContain(`value="${REVIEW_FORM.name}"`);
    for (const chosen of [
      /value="5"\s+required checked/,
      /value="ES"\s+selected/,
      /value="yes"\s+required checked/,
    ])
      expect(html).toMatch(chosen);
    expect(html).not.toContain('aria-invalid="true"');
    expect(site.readLog()).not.toMatch(/agua|token=/);
  });
});

describe("a refused post of a page's form", () => {
  it.each(["review", "contact"])("that is too large is a page that leads back: %s", async (name) => {
    const text = "a".repeat(70_000);
    const path = name === "review" ? getLinkPath(name, "review") : `/api/${name}`;
    const { status, code, html } = await readPage(await site.postForm(path, { text }, BROWSER));
    expect([status, code]).toEqual([413, "too-large"]);
    expect(html).toContain("Torna indietro: quello che hai scritto dovrebbe essere ancora lì");
    expect(await readJson(await site.postForm(path, { text }))).toEqual({
      status: 413,
      body: { code: "too-large" },
    });
    expect(await readJson(await site.postJson(path, { text }, BROWSER))).toEqual({
      status: 413,
      body: { code: "too-large" },
    });
  });
});
