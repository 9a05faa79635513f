import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Rules for whole pages that parts of a page cannot meet: one main landmark, one first heading. */
const PAGE = "best-practice";

/** Finishes all animations: a page that is fading in has less contrast than in the end. */
async function endMotion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Animations that a change of the window or of the colour scheme starts begin with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
}

/** Runs axe on the page as it is now, or on parts without a page. Returns one line per violation with the elements concerned. */
export async function findViolations(page: Page, what: "page" | "parts" = "page"): Promise<string[]> {
  await endMotion(page);
  const { violations } = await new AxeBuilder({ page })
    // Off by default in axe: targets of 24 px, or with that much room.
    .options({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } })
    .withTags(what === "page" ? [...WCAG, PAGE] : WCAG)
    // Otherwise a second page is opened for each run, to merge the results of frames.
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
