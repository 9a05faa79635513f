import type { Page } from "@playwright/test";

import { buildStyleguide } from "../../scripts/lib/build-styleguide.mjs";

let folder: Promise<string> | undefined;

/** Opens the style guide with `search`, e.g. `?only=fields`. It is no part of the site: the test itself answers for its files. */
export async function openStyleguide(page: Page, search: string): Promise<void> {
  folder ??= buildStyleguide();
  const root = await folder;
  await page.route("**/styleguide/**", (route) => {
    const name = new URL(route.request().url()).pathname.split("/").pop();
    return route.fulfill({ path: `${root}/${name || "index.html"}` });
  });
  await page.goto(`/styleguide/${search}`);
  await page.locator("[data-group]").first().waitFor();
}

/** Gets the ids of everything that the style guide shows. */
export async function getGroups(page: Page): Promise<string[]> {
  return page
    .locator("[data-group]")
    .evaluateAll((groups) => groups.map((group) => group.getAttribute("data-group") ?? ""));
}
