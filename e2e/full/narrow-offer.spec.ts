import type { Page } from "@playwright/test";

import { findOverflow, findViolations } from "../support/whole-page";
import { getOffer } from "../support/fixture";
import { open } from "../support/open";
import { getTranslator } from "../support/texts";
import { expect, test } from "../support/test";

const PHONE = { width: 360, height: 780 };
const t = getTranslator("en");
const CORAL = getOffer("coral-key", "en");

test.use({ viewport: PHONE });

const getSection = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const getJumps = (page: Page) => page.getByRole("navigation", { name: t("offer.onThisPage") });
const getBottom = async (page: Page) => {
  const box = await getJumps(page).boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
};

test("the jump links stay below the header, and one opens its section below them", async ({ page }) => {
  await open(page, CORAL.path);
  const pickup = getSection(page, t("offer.pickup"));
  await expect(pickup.getByRole("table")).toBeHidden();
  await page.mouse.wheel(0, 4000);
  const header = (await page.getByRole("banner").boundingBox())?.height ?? 0;
  await expect.poll(async () => (await getJumps(page).boundingBox())?.y).toBeCloseTo(header, 0);
  await getJumps(page)
    .getByRole("link", { name: t("offer.pickup"), exact: true })
    .click();
  await expect(pickup.getByRole("table")).toBeVisible();
  const title = pickup.getByRole("heading", { level: 2 });
  await expect(title).toBeInViewport();
  await expect
    .poll(async () => ((await title.boundingBox())?.y ?? 0) - (await getBottom(page)))
    .toBeGreaterThan(-1);
  expect(await findViolations(page)).toEqual([]);
});

test("the whole of a heading of several lines opens its section", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  await open(page, CORAL.path);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const title = getSection(page, t("offer.goodToKnow")).getByRole("heading", { level: 2 });
  const fold = getSection(page, t("offer.goodToKnow")).locator(":scope > details");
  await title.evaluate((heading) => heading.scrollIntoView({ block: "center" }));
  const box = await title.boundingBox();
  if (!box) throw new Error("The heading is not shown.");
  for (const [state, top] of [
    ["open", 8],
    ["closed", box.height - 8],
  ] as const) {
    await title.evaluate((heading) => heading.scrollIntoView({ block: "center" }));
    const { x = 0, y = 0 } = (await title.boundingBox()) ?? {};
    await page.mouse.click(x + 20, y + top);
    await expect(fold).toHaveJSProperty("open", state === "open");
  }
});

test("nothing is wider than a screen of 320 pixels, and on a low one nothing sticks", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, CORAL.path);
  for (const summary of await page.getByRole("main").locator("section > details > summary").all())
    await summary.press("Enter");
  expect(await findOverflow(page)).toEqual([]);
  await page.setViewportSize({ width: 640, height: 320 });
  const ways = page
    .getByRole("complementary", { name: t("offer.bookNow") })
    .locator(":has(> a[data-variant])");
  for (const bar of [getJumps(page), ways])
    expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe("static");
});

test("on wide screens and on paper every section is open, and there is nothing to open it by", async ({
  page,
}) => {
  await page.goto(CORAL.path);
  const table = getSection(page, t("offer.pickup")).getByRole("table");
  const summary = getSection(page, t("offer.pickup")).locator("summary");
  await expect(table).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(table).toBeVisible();
  await expect(summary).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(table).toBeVisible();
  await expect(summary).toBeHidden();
});
