import { expect, test, type Page } from "@playwright/test";

import { startForeignSite, startSignInSite } from "./support/sign-in-site";

type Started = Awaited<ReturnType<typeof startSignInSite>>;

let site: Started;
let foreign: Started;
test.describe.configure({ mode: "serial", timeout: 120_000 });
test.beforeAll(async () => {
  site = await startSignInSite();
  foreign = await startForeignSite();
});
test.afterAll(async () => {
  await site.stop();
  await foreign.stop();
});

/**
 * Opens the sign-in as Decap does, from whatever page this is: asks the popup for the result again and again, answers
 * whatever it says, and gets everything that it said.
 */
async function askForToken(page: Page, address: string): Promise<{ popup: Page; heard: unknown[] }> {
  const opened = page.waitForEvent("popup");
  await page.evaluate((url) => {
    const heard: unknown[] = [];
    const popup = window.open(url, "sign-in", "width=600,height=700");
    addEventListener("message", ({ data, source }) => {
      heard.push(data);
      source?.postMessage("authorizing:github", { targetOrigin: "*" });
    });
    setInterval(() => popup?.postMessage("authorizing:github", "*"), 20);
    Object.assign(window, { heard, popup });
  }, address);
  const popup = await opened;
  await expect(popup.getByText("Signed in.")).toBeVisible({ timeout: 30_000 });
  // Fifty more questions.
  await page.waitForTimeout(1000);
  return { popup, heard: await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard) };
}

const SUCCESS = 'authorization:github:success:{"token":"gho_token","provider":"github"}';

test("a page of another origin that opens the sign-in gets no message, however often it asks", async ({
  page,
}) => {
  await page.goto(foreign.url);
  const { popup, heard } = await askForToken(page, `${site.url}/api/auth?provider=github&scope=repo`);
  // The person was signed in, and the popup holds a token: it was there to be had.
  expect(new URL(popup.url()).origin).toBe(site.url);
  expect(await popup.content()).toContain("gho_token");
  expect(heard).toEqual([]);
});

test("a page of another origin cannot read the popup either", async ({ page }) => {
  await page.goto(foreign.url);
  await askForToken(page, `${site.url}/api/auth?provider=github&scope=repo`);
  const look = () => {
    try {
      return (window as unknown as { popup: Window }).popup.document.body.innerHTML;
    } catch (error) {
      return (error as Error).name;
    }
  };
  expect(await page.evaluate(look)).toBe("SecurityError");
});

test("a page of our own origin receives the token", async ({ page }) => {
  await page.goto(`${site.url}/admin`);
  const { heard } = await askForToken(page, "/api/auth?provider=github&scope=repo");
  expect(heard[0]).toBe("authorizing:github");
  expect(heard).toContain(SUCCESS);
});

test("the editor's own button signs in: its first request to GitHub carries the token", async ({ page }) => {
  await page.route("https://api.github.com/**", (route) => route.fulfill({ status: 401, json: {} }));
  const question = page.waitForRequest("https://api.github.com/user");
  await page.goto(`${site.url}/admin`);
  await page.getByRole("button", { name: "Login with GitHub" }).click();
  expect((await question).headers()["authorization"]).toBe("token gho_token");
});
