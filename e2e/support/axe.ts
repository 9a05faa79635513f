import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const SOURCE = readFileSync(createRequire(`${process.cwd()}/`).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Lets axe look at the page as it is now; gets one line per violation with the elements concerned. */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(
    (values) =>
      (window as unknown as { axe: typeof axe }).axe.run({
        runOnly: { type: "tag", values },
        resultTypes: ["violations"],
      }),
    RULES,
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
