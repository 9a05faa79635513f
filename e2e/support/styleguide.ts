import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { Locator, Page } from "@playwright/test";

import { settle } from "./settle";

/** Stands for the QR codes, which the build makes of the site's own offers. */
const NO_CODE = `<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>`;

/** Each worker has its own. */
const FOLDER = resolve(".build", `styleguide-${process.env["TEST_PARALLEL_INDEX"] ?? "0"}`);
let built: Promise<unknown> | undefined;

/**
 * Opens the style guide with `search`, e.g. `?only=fields`, and waits until nothing on it will move any more. It is no part of the site:
 * the test itself answers for its files.
 */
export async function openStyleguide(page: Page, search: string): Promise<void> {
  built ??= promisify(execFile)(process.execPath, ["scripts/styleguide.mjs", "--build", FOLDER]);
  await built;
  await page.route("**/styleguide/**", (route) => {
    const name = new URL(route.request().url()).pathname.split("/").pop();
    return route.fulfill({ path: `${FOLDER}/${name || "index.html"}` });
  });
  await page.route("/codes/**", (route) => route.fulfill({ contentType: "image/svg+xml", body: NO_CODE }));
  // Its offers are none of the agency's.
  await page.route("**/api/departures*", (route) => route.fulfill({ json: { days: {} } }));
  await page.goto(`/styleguide/${search}`);
  await page.locator("main").waitFor();
  await settle(page);
  // What components do once they are on the page is done when the browser has drawn it and has nothing else to do, a few times over.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1)
      await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
  });
}

/** Gets the ids of everything that the style guide shows. */
export async function getGroups(page: Page): Promise<string[]> {
  return page
    .locator("[data-group]")
    .evaluateAll((groups) => groups.map((group) => group.getAttribute("data-group") ?? ""));
}

/**
 * Hides all groups of the style guide but one, which then stands at the top of the page. What would stick to the window's edge stays
 * where it is in the text: in a picture that is higher than the window it would lie over something else.
 */
export async function showGroupAlone(page: Page, group: string): Promise<Locator> {
  await page.evaluate((name) => {
    for (const part of document.querySelectorAll<HTMLElement>("body > div > nav, [data-group]"))
      part.hidden = part.getAttribute("data-group") !== name;
    for (const element of document.querySelectorAll<HTMLElement>("[data-group]:not([hidden]) *"))
      if (getComputedStyle(element).position === "sticky")
        Object.assign(element.style, { position: "relative", inset: "auto" });
  }, group);
  return page.locator(`[data-group="${group}"]`);
}
