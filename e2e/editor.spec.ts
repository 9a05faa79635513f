import { expect, test, type Page } from "@playwright/test";

import { CONTENT_FILES } from "../src/content/content-files";
import { openEditor } from "./support/editor";
import { getDataDir, signIn, signInAsNewOwner } from "./support/sign-in";

/** The titles of an entry: English, English for search engines, then the language on the right. */
function getTitles(page: Page) {
  return page.locator('[id^="title-field-"]');
}

/** The editor has several megabytes and reads every file first, which takes long on a busy machine. */
test.describe("the editor", () => {
  test.describe.configure({ timeout: 240_000 });
  test.use({ viewport: { width: 1600, height: 1000 } });
  test.beforeEach(({ page, baseURL }) => signInAsNewOwner(page, baseURL ?? ""));

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

  test("leads to the other rooms where the site was set up without it", async ({ page }) => {
    await page.route("**/api/editor/entries", (route) => route.fulfill({ status: 404, json: {} }));
    await page.goto("/admin");
    await expect(page.getByRole("alert")).toContainText("this website was set up without its editor");
    await page.getByRole("link", { name: "Enquiries" }).click();
    await expect(page).toHaveURL(/\/admin\/enquiries/);
  });

  test("lists all pages and settings", async ({ page }) => {
    await openEditor(page, "pages");
    for (const collection of ["pages", "settings"]) {
      await page.locator(`a[href$="#/collections/${collection}"]`).first().click();
      const names = Object.keys(CONTENT_FILES).filter((name) => name.startsWith(`${collection}/`));
      await expect(page.locator(`a[href*="/collections/${collection}/entries/"]`)).toHaveCount(names.length);
    }
  });

  test("answers only our own page", async ({ page, baseURL }) => {
    const call = (headers: Record<string, string>) =>
      page.request
        .post("/api/editor", { data: { action: "info" }, headers })
        .then((response) => response.status());
    expect(await call({ origin: baseURL ?? "" })).toBe(200);
    expect(await call({ origin: "https://evil.example" })).toBe(403);
  });
});

test.describe("the editor without a session", () => {
  test("leads to the sign-in, which leads back", async ({ page }) => {
    await page.goto("/admin#/collections/excursions");
    await expect(page).toHaveURL(/\/admin\/sign-in/);
    expect((await page.request.get("/api/editor/entries")).status()).toBe(401);
  });
});

test.describe("when the session ends while staff write", () => {
  test.use({ viewport: { width: 1600, height: 1000 }, locale: "es-ES" });

  // The owner of the machine signs in twice: no other test may change that person's language.
  test("what was typed is kept, and signing in again leads back to it", async ({ page, baseURL }) => {
    await signIn(page, baseURL ?? "", getDataDir(), "es");
    await openEditor(page, "excursions/entries/saona-island");
    const title = getTitles(page).nth(2);
    await title.fill("Texto que no se pierde");
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await page.getByText("Publicar ahora").click();
    await expect(page.getByRole("alert").filter({ hasText: "Acceso: Tu sesión terminó" })).toBeVisible();
    await expect(title).toHaveValue("Texto que no se pierde");

    // In another tab; the open entry stays as it is.
    await signIn(page, baseURL ?? "", getDataDir(), "es");
    await expect(page.getByRole("status").filter({ hasText: "No guardado" })).toBeVisible();
    expect(page.url()).toContain("/entries/saona-island");
    await expect(title).toHaveValue("Texto que no se pierde");
  });
});
