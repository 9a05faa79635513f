import type { Page } from "@playwright/test";

import { open } from "../support/open";
import { expect, test } from "../support/test";

interface Connection {
  saveData: boolean;
  effectiveType: string;
}

async function connect(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value });
  }, connection);
}

/** Lists the pages whose data is fetched, by their paths. */
function listenForPageData(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on("request", (request) => {
    const [, path] = /\/page-data(\/.+)\/page-data\.json$/.exec(request.url()) ?? [];
    if (path) paths.add(path);
  });
  return paths;
}

/** Gatsby collects the links in view for three seconds before it prefetches their pages: here it does not wait. */
async function openWithoutDelay(page: Page, connection: Connection): Promise<void> {
  await connect(page, connection);
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const hurry = (task: TimerHandler, delay?: number) => wait(task, delay === 3000 ? 0 : delay);
    Object.assign(window, { setTimeout: hurry });
  });
  await open(page, "/terms-conditions");
}

for (const connection of [
  { saveData: true, effectiveType: "4g" },
  { saveData: false, effectiveType: "2g" },
])
  test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({ page }) => {
    const fetched = listenForPageData(page);
    await openWithoutDelay(page, connection);
    const link = page.getByRole("banner").getByRole("link", { name: "Activities" });
    await page.waitForLoadState("networkidle");
    expect([...fetched]).toEqual(["/terms-conditions"]);
    await link.click();
    await expect(page).toHaveURL("/activities");
  });

test("on a fast connection, the pages of links in view are prefetched", async ({ page }) => {
  const fetched = listenForPageData(page);
  await openWithoutDelay(page, { saveData: false, effectiveType: "4g" });
  await expect.poll(() => [...fetched]).toContain("/activities");
});
