import { getPath } from "../src/domain/i18n/routes";
import { getOffer } from "./support/fixture";
import { open } from "./support/open";
import { findOutside, findOverflow } from "./support/whole-page";
import { expect, test } from "./support/test";

/** The text size of the browser: twice the usual one, which media queries follow as well. */
const LARGE_TEXT = "--blink-settings=defaultFontSize=32";

test.use({
  viewport: { width: 360, height: 780 },
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), LARGE_TEXT] }),
    { scope: "worker" },
  ],
});

test("on a phone with text of 200 % no page is wider, and price and main button are on the screen", async ({
  page,
}) => {
  const offers = ["coral-key", "long-boat", "night-reef"].map((key) => getOffer(key, "es").path);
  const wrong: string[] = [];
  for (const path of [...offers, getPath("catalog", "es")]) {
    await open(page, path);
    // The bar with the price follows the scroll position some frames later.
    const findWrong = async () => [...(await findOverflow(page)), ...(await findOutside(page))];
    await expect.poll(findWrong, path).toEqual([]);
    // Prices and times stay whole.
    const broken = await page.locator("#prices tbody td, #pickup tbody time").evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [cell.textContent] : [];
      }),
    );
    wrong.push(...broken.map((text) => `${path}: ${text}`));
  }
  expect(wrong).toEqual([]);
});
