import type { Page } from "@playwright/test";

import { getPath } from "../src/i18n/routes";
import { LOCALE_CODES } from "../src/config/locales";
import { combine } from "../src/testing/combine";
import { findCovered } from "./support/covered-controls";
import { forgetScripting } from "./support/forget-scripting";
import { getOffer } from "./support/offers";
import { open } from "./support/open";
import { SAMPLE_PAGES } from "./support/pages";
import { getTranslator } from "./support/sentences";
import { expect, test } from "./support/test";

const SIZES = [
  [320, 640],
  [360, 780],
  [375, 667],
  [430, 932],
] as const;

const getChat = (page: Page) => page.locator("body aside a[href*='//wa.me/']").last();

// Each page in one of the languages: what floats does not depend on them.
const PATHS = SAMPLE_PAGES.filter(
  (_, index) => index % LOCALE_CODES.length === Math.floor(index / 3) % 3,
).map(({ path }) => path);

test.use({ tolerated: /status of 404/, hasTouch: true });

for (const [path, [width, height]] of combine([[...PATHS, getPath("shortlist", "it"), "/es/nada"], SIZES]))
  test(`on phones of ${width}x${height} nothing floats over a control or a price of ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, path);
    expect(await findCovered(page)).toEqual([]);
  });

test("nothing floats over a control where the browser does not know the feature `scripting`", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await forgetScripting(page);
  await open(page, getPath("excursions", "en"));
  expect(await findCovered(page)).toEqual([]);
});

test("a tap on each “+” of the booking panel counts a person and opens no chat", async ({
  page,
  context,
}) => {
  const t = getTranslator("it");
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, getOffer("saona-island", "it").path);
  for (const kind of ["adults", "children", "smallChildren"] as const) {
    const what = t(`booking.form.${kind}`);
    const more = page.getByRole("button", { name: t("booking.form.more", { what }), exact: true });
    for (const block of ["end", "center", "start"] as const) {
      await more.evaluate((button, at) => button.scrollIntoView({ block: at, behavior: "instant" }), block);
      // No finger is faster than the chat button, which gives way within some frames.
      const isHit = () =>
        more.evaluate((button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        });
      await expect.poll(isHit, `${what} at the ${block}`).toBe(true);
      const box = await more.boundingBox();
      if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    }
    await expect(page.getByRole("spinbutton", { name: what, exact: true })).toHaveValue(
      kind === "adults" ? "5" : "3",
    );
  }
  expect(context.pages()).toHaveLength(1);
});

test("the chat button is there where nothing is below it, and for the keyboard always", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, getPath("terms", "en"));
  const chat = getChat(page);
  const isHit = () =>
    chat.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await page
    .getByRole("main")
    .locator("p")
    .nth(3)
    .evaluate((text) => text.scrollIntoView({ block: "end" }));
  await expect.poll(isHit).toBe(true);
  await page.getByRole("contentinfo").getByRole("textbox").focus();
  for (let count = 0; count < 30; count += 1) {
    if (await chat.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(chat).toBeFocused();
  await expect(chat).toHaveCSS("opacity", "1");
});

test("the chat button has an edge that is seen on the footer, by day and by night", async ({ page }) => {
  await open(page, getPath("terms", "en"));
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const contrast = await page.evaluate(() => {
      const getLuminance = (color: string) => {
        const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
          const value = Number(part) / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const footer = getLuminance(
        getComputedStyle(document.querySelector("footer") as Element).backgroundColor,
      );
      const { borderTopColor, backgroundColor } = getComputedStyle(
        [...document.querySelectorAll("body aside a")].at(-1) as Element,
      );
      const ratios = [borderTopColor, backgroundColor].map((color) => {
        const [low = 0, high = 0] = [getLuminance(color), footer].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
      });
      return Math.max(...ratios);
    });
    expect(contrast, colorScheme).toBeGreaterThanOrEqual(3);
  }
});
