import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect as expectSoon, test, type Page } from "@playwright/test";

import { CONTENT_FILES } from "../src/content/content-files";
import { openEditor } from "./support/editor";
import { getDataDir, signIn } from "./support/sign-in";

/** The titles of an entry: English, English for search engines, then the language on the right. */
function getTitles(page: Page) {
  return page.locator('[id^="title-field-"]');
}

/** The editor has several megabytes and reads every file first, which takes long on a busy machine. */
test.describe.configure({ timeout: 120_000 });

const expect = expectSoon.configure({ timeout: 30_000 });

test.describe("the editor", () => {
  test.use({ viewport: { width: 1600, height: 1000 } });
  test.beforeEach(({ page, baseURL }) => signIn(page, baseURL ?? "", getDataDir()));

  test("opens under its own content policy and shows an entry in two languages", async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    await openEditor(page, "excursions/entries/saona-island");
    await expect(getTitles(page).nth(0)).not.toHaveValue("");
    await expect(getTitles(page).nth(2)).not.toHaveValue("");
    await expect(page.getByText("Address on the site").first()).toBeVisible();
    expect(complaints).toEqual([]);
    const response = await page.request.get("/admin");
    expect(response.headers()["x-robots-tag"]).toBe("noindex");
    expect(response.headers()["content-security-policy"]).toContain("script-src 'self' 'unsafe-eval'");
    expect((await page.request.get("/admin/registro")).headers()["content-security-policy"]).not.toContain(
      "unsafe-eval",
    );
  });

  test("lists all pages and settings", async ({ page }) => {
    await openEditor(page, "pages");
    for (const collection of ["pages", "settings"]) {
      await page.locator(`a[href$="#/collections/${collection}"]`).first().click();
      const names = Object.keys(CONTENT_FILES).filter((name) => name.startsWith(`${collection}/`));
      await expect(page.locator(`a[href*="/collections/${collection}/entries/"]`)).toHaveCount(names.length);
    }
  });

  test("answers only our own page on this machine", async ({ page, baseURL }) => {
    const call = (headers: Record<string, string>) =>
      page.request
        .post("/api/local-cms", { data: { action: "info" }, headers })
        .then((response) => response.status());
    expect(await call({ origin: baseURL ?? "" })).toBe(200);
    expect(await call({ origin: "https://evil.example" })).toBe(403);
    expect(await call({ origin: baseURL ?? "", "x-forwarded-for": "203.0.113.7" })).toBe(403);
  });
});

test.describe("the editor without a session", () => {
  test.use({ locale: "it-IT" });

  test("says in the browser's language where the link is, and the link opens it", async ({ page }) => {
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: "Accedi all'editor" })).toBeVisible();
    await expect(page.getByText("npm start")).toBeVisible();
    expect((await page.request.get("/api/local-cms/entries")).status()).toBe(401);

    // Pasted into the address of the same page.
    await page.goto("/admin#key=made-up");
    await expect(page.getByRole("alert")).toContainText("già stato usato");
    expect(page.url()).not.toContain("key=");
    await expect(async () => {
      const key = await readFile(join(getDataDir(), "editor-key"), "utf8");
      await page.goto("about:blank");
      await page.goto(`/admin#key=${key.trim()}`);
      await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
    }).toPass();
    expect(page.url()).not.toContain("key=");
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/" });
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.locator('a[href*="/entries/saona-island"]').first()).toBeVisible();
  });
});

test.describe("when the session ends while staff write", () => {
  test.use({ viewport: { width: 1600, height: 1000 }, locale: "es-ES" });

  test("what was typed is kept, and signing in again leads back to it", async ({ page, baseURL }) => {
    await signIn(page, baseURL ?? "", getDataDir());
    await openEditor(page, "excursions/entries/saona-island", "Iniciar sesión");
    const title = getTitles(page).nth(2);
    await title.fill("Texto que no se pierde");
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await page.getByText("Publicar ahora").click();
    await expect(page.getByRole("alert").filter({ hasText: "Acceso: Tu sesión terminó" })).toBeVisible();
    await expect(title).toHaveValue("Texto que no se pierde");

    // Pasted into the address of the open entry, which stays as it is. (Another test may have used the key in the meantime.)
    await expect(async () => {
      const key = await readFile(join(getDataDir(), "editor-key"), "utf8");
      await page.evaluate((hash) => (location.hash = hash), `#key=${key.trim()}`);
      const ask = () => page.evaluate(async () => (await fetch("/api/local-cms/status")).status);
      await expect.poll(ask, { timeout: 5_000 }).toBe(200);
    }).toPass();
    await expect(page.getByRole("status").filter({ hasText: "No guardado" })).toBeVisible();
    expect(page.url()).toContain("/entries/saona-island");
    await expect(title).toHaveValue("Texto que no se pierde");
  });
});
