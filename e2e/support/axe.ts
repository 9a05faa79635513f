import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const SOURCE = readFileSync(createRequire(`${process.cwd()}/`).resolve("axe-core/axe.min.js"), "utf8");
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Rules for whole pages that parts of a page cannot meet: one main landmark, one first heading. */
const PAGE = "best-practice";

/**
 * Finishes all animations. A page that is fading in, or a button that changes its colour, has for a moment less contrast than
 * it is to have; and what the browser skips because it is far from the window would never end by itself.
 */
async function endMotion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Animations that a change of the window or of the appearance starts begin with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
}

async function runAxe(page: Page, what: "page" | "parts"): Promise<string[]> {
  await endMotion(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(
    (values) =>
      (window as unknown as { axe: typeof axe }).axe.run({
        runOnly: { type: "tag", values },
        resultTypes: ["violations"],
        // Off by default in axe: targets of 24 px, or with that much room.
        rules: { "target-size": { enabled: true } },
      }),
    what === "page" ? [...WCAG, PAGE] : WCAG,
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

/** What a busy machine draws some frames later is there at the second or third look; what is wrong stays wrong. */
const LOOKS = 3;

/** Runs axe on the page as it is now, or on parts without a page; gets one line per violation with the elements concerned. */
export async function findViolations(page: Page, what: "page" | "parts" = "page"): Promise<string[]> {
  for (let looks = 1; ; looks += 1) {
    const found = await runAxe(page, what);
    if (found.length === 0 || looks === LOOKS) return found;
    await page.waitForTimeout(500);
  }
}
