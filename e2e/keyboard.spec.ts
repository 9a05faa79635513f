import { LOCALES } from "../src/config/locales";
import { combine } from "../src/testing/combine";
import { loadContent } from "../src/testing/load-content";
import { open } from "./support/open";
import { getOffer } from "./support/offers";
import { expect, test } from "./support/test";
import { findUnreached, walk } from "./support/walk";

const servicesPage = loadContent("pages/services");
const navigation = loadContent("settings/navigation");
const site = loadContent("settings/site");

test.use({ tolerated: /status of 404/ });

test("the first focus stop is the skip link to the content", async ({ page }) => {
  await open(page, "/excursions");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.getByRole("main").evaluate((main) => main.contains(document.activeElement))).toBe(true);
});

test("the focus order of the header is its reading order", async ({ page }) => {
  const { brand, phone } = site.en;
  const { excursions, activities, services, explore, contact } = navigation.en;
  const languages = LOCALES.map(({ name }) => name);
  const expected = [
    ...["Skip to the content", `${brand}, home`, excursions, activities, services, explore],
    ...["My list", ...languages, phone, "Chat on WhatsApp", contact],
  ];
  await open(page, "/terms-conditions");
  const stops = await walk(page, expected.length);
  expect(stops.map(({ name }) => name)).toEqual(
    expected.map((name) => expect.stringContaining(name) as unknown as string),
  );
});

const EVERY_KIND = [
  ...["/", "/excursions", "/catalog", "/contact", "/terms-conditions", "/admin/registro", "/nothing-here"],
  ...["saona-island", "sailing-catamaran"].map((key) => getOffer(key, "en").path),
];

for (const [path, width] of combine([EVERY_KIND, [360, 1280]]))
  test(`the keyboard reaches all of ${path} at ${width} px, and every stop is in view, uncovered and visible`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await open(page, path);
    // The first touch of the booking panel brings the next days, which a walk that has passed them cannot reach; what is wrong stays wrong.
    const findFaults = async () => {
      const stops = await walk(page);
      const faults = stops.filter((stop) => !stop.isInView || !stop.hasOutline || !stop.isUncovered);
      return { unreached: await findUnreached(page), faults, hasMany: stops.length > 15 };
    };
    await expect.poll(findFaults, { timeout: 60_000 }).toEqual({ unreached: [], faults: [], hasMany: true });
  });

test("a new page is announced by its heading, and by nothing in another language", async ({ page }) => {
  await open(page, "/es/excursiones");
  const announcer = page.locator("#gatsby-announcer");
  await announcer.evaluate((region) => {
    const record = () => (region.dataset["heard"] = `${region.dataset["heard"] ?? ""}|${region.textContent}`);
    new MutationObserver(record).observe(region, { childList: true, characterData: true, subtree: true });
  });
  await page.getByRole("banner").getByRole("link", { name: navigation.es.services }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/es/servicios");
  await expect(announcer).toHaveText(servicesPage.es.title);
  await expect(announcer).toHaveAttribute("data-heard", `|${servicesPage.es.title}`);
});

test("the test itself finds missing outlines, covered stops and unreachable elements", async ({ page }) => {
  await page.setContent(`<style>a { outline: none } a.good:focus { outline: 3px solid }</style>
    <p><a class="good" href="#1">Good</a></p>
    <p><a href="#2">Without a ring</a></p>
    <p style="position: relative"><a class="good" href="#3">Covered</a><b style="position: absolute; inset: 0"></b></p>
    <p><a class="good" href="#4" onfocus="this.blur()">Unreached</a></p>`);
  const stops = await walk(page);
  const faults = stops.filter((stop) => !stop.isInView || !stop.hasOutline || !stop.isUncovered);
  expect(faults.map(({ name }) => name)).toEqual(["Without a ring", "Covered"]);
  expect(await findUnreached(page)).toEqual(["<a> Unreached"]);
});
