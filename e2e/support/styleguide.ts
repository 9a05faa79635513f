import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";

/** Each worker has its own. */
const FOLDER = resolve(".build", `styleguide-${process.env["TEST_PARALLEL_INDEX"] ?? "0"}`);
let built: Promise<unknown> | undefined;

/** Opens the style guide with `search`, e.g. `?only=fields`. It is no part of the site: the test itself answers for its files. */
export async function openStyleguide(page: Page, search: string): Promise<void> {
  built ??= promisify(execFile)(process.execPath, ["scripts/styleguide.mjs", "--build", FOLDER]);
  await built;
  await page.route("**/styleguide/**", (route) => {
    const name = new URL(route.request().url()).pathname.split("/").pop();
    return route.fulfill({ path: `${FOLDER}/${name || "index.html"}` });
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
