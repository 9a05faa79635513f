import { test, type Page } from "@playwright/test";

/**
 * Keeps a picture of the page beside the results of the test, for who looks at a design: only with `E2E_PICTURES=1`, because drawing one takes half a
 * second of the processor.
 */
export async function keepPicture(page: Page, name: string, fullPage = true): Promise<void> {
  if (process.env.E2E_PICTURES !== "1") return;
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage });
}
