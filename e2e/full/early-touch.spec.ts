import type { Page } from "@playwright/test";

import { navigate, open, waitUntilAlive } from "../support/open";
import { getOffer } from "../support/fixture";
import { scrollAndKeep } from "../support/scroll";
import { getTranslator } from "../support/sentences";
import { settle } from "../support/settle";
import { expect, test } from "../support/test";

const OFFER = getOffer("coral-key", "en");

/** Holds requests that match a pattern until the returned function is called; lists what was requested. */
async function hold(page: Page, pattern: string) {
  const asked: string[] = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    asked.push(route.request().url());
    await released;
    await route.continue();
  });
  return { asked, release };
}

/** Opens a page whose scripts are held until the returned function is called. */
async function openWithoutScripts(page: Page, path: string) {
  const { release } = await hold(page, "**/app-*.js");
  await page.goto(path);
  return async () => {
    release();
    await waitUntilAlive(page);
  };
}

test.describe("input before the scripts run is not lost:", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the menu opens", async ({ page }) => {
    const bringScripts = await openWithoutScripts(page, "/contact");
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await bringScripts();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  const keep = getTranslator("en")("offer.keep", { title: OFFER.title });
  const getHeart = (page: Page) => page.getByRole("button", { name: keep, exact: true }).first();
  const loadList = (page: Page) => page.evaluate(() => localStorage.getItem("list") ?? "");

  test("an offer is kept, and its heart shows it at once", async ({ page }) => {
    const bringScripts = await openWithoutScripts(page, OFFER.path);
    const heart = getHeart(page);
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect(heart.locator("svg")).not.toHaveCSS("fill", "none");
    expect(await loadList(page)).toBe("");
    await bringScripts();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect(heart).toHaveText(getTranslator("en")("offer.kept"));
    expect(await loadList(page)).toBe(OFFER.key);
  });

  for (const { taps, isKept } of [
    { taps: 2, isKept: false },
    { taps: 3, isKept: true },
  ])
    test(`a heart that was tapped ${taps} times has the state that it showed last`, async ({ page }) => {
      const bringScripts = await openWithoutScripts(page, OFFER.path);
      const heart = getHeart(page);
      for (let tap = 1; tap <= taps; tap += 1) {
        await heart.click();
        await expect(heart).toHaveAttribute("aria-pressed", String(tap % 2 === 1));
      }
      await bringScripts();
      await expect.poll(() => loadList(page)).toBe(isKept ? OFFER.key : "");
      await expect(heart).toHaveAttribute("aria-pressed", String(isKept));
      await heart.click();
      await expect(heart).toHaveAttribute("aria-pressed", String(!isKept));
      expect(await loadList(page)).toBe(isKept ? "" : OFFER.key);
    });

  test("a tap does not remove an offer that was kept before", async ({ page }) => {
    await page.addInitScript((list) => localStorage.setItem("list", list), `reef.${OFFER.key}_adults-3`);
    const bringScripts = await openWithoutScripts(page, OFFER.path);
    const heart = getHeart(page);
    await heart.click();
    await bringScripts();
    await expect(heart).toHaveText(getTranslator("en")("offer.kept"));
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    expect(await loadList(page)).toBe(`reef.${OFFER.key}_adults-3`);
  });

  test("a picture opens the viewer, not its file", async ({ page }) => {
    const bringScripts = await openWithoutScripts(page, OFFER.path);
    await page.getByRole("main").getByRole("listitem").getByRole("img").first().click();
    await bringScripts();
    await expect(page.getByRole("dialog").getByRole("img").first()).toBeVisible();
    await expect(page).toHaveURL(OFFER.path);
  });

  test("a reloaded page keeps its scroll position", async ({ page }) => {
    await open(page, "/excursions");
    await scrollAndKeep(page, 900);
    const { release } = await hold(page, "**/app-*.js");
    await page.reload();
    // The browser keeps what is shown: where a busy machine had the fonts in time for one of the two loads alone, that is some lines further up or down.
    const getTop = () => page.evaluate(() => window.scrollY);
    await expect.poll(async () => Math.abs((await getTop()) - 900)).toBeLessThan(200);
    const restored = await getTop();
    await page.mouse.wheel(0, 300);
    await expect.poll(getTop).toBe(restored + 300);
    release();
    await waitUntilAlive(page);
    expect(await getTop()).toBe(restored + 300);
  });

  test("a section opens at once, and a question in it", async ({ page }) => {
    await openWithoutScripts(page, OFFER.path);
    await page.locator("details:has(> #faq) > summary").click();
    await page.locator("#faq summary").first().click();
    await expect(page.locator("#faq-1")).toBeVisible();
  });

  test("the party is counted and priced", async ({ page }) => {
    const bringScripts = await openWithoutScripts(page, OFFER.path);
    const panel = page.locator("#book");
    const adults = panel.getByRole("spinbutton").first();
    await adults.fill("3");
    await panel.getByRole("button", { name: "Adults: one more" }).first().click();
    await panel.getByRole("radio").first().check({ force: true });
    await bringScripts();
    await expect(adults).toHaveValue("4");
    await expect(page).toHaveURL(/adults=4/);
    await expect(page).toHaveURL(/port=/);
  });

  test("the visitor's choice wins over the choice in a shared link", async ({ page }) => {
    const bringScripts = await openWithoutScripts(page, `${OFFER.path}?port=bayahibe&adults=3`);
    const panel = page.locator("#book");
    await panel.getByRole("radio", { name: "Punta Cana" }).check({ force: true });
    await bringScripts();
    await expect(panel.getByText(/^3 adults × /)).toBeVisible();
    await expect(page).toHaveURL(`${OFFER.path}?port=punta-cana&adults=3`);
  });

  test("the catalog searches, and opens its filters when it can", async ({ page }) => {
    const bringScripts = await openWithoutScripts(page, "/catalog");
    const form = page.getByRole("search");
    await form.getByRole("searchbox").fill("reef");
    await form.getByRole("searchbox").press("Enter");
    await form.locator("button[aria-expanded]").click();
    await bringScripts();
    await expect(form.getByRole("searchbox")).toHaveValue("reef");
    await form.getByRole("checkbox").first().check();
    await expect(page).toHaveURL(/\?.*reef/);
    await expect(page).toHaveURL(/type=/);
  });

  test("a link leads on", async ({ page }) => {
    await openWithoutScripts(page, "/contact");
    await page.getByRole("contentinfo").getByRole("link", { name: "Excursions" }).first().click();
    await expect(page).toHaveURL("/excursions");
  });

  test("the choice of a language is remembered", async ({ page }) => {
    await openWithoutScripts(page, OFFER.path);
    await page.getByRole("main").locator("a[hreflang=it]").click();
    await expect(page).toHaveURL(getOffer(OFFER.key, "it").path);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === "i18n_redirected")?.value).toBe("it");
  });
});

test.describe("the scripts", () => {
  test("are not requested while the main picture is loading", async ({ page }) => {
    const pictures = await hold(page, "**/static/**/*.webp");
    const scripts = await hold(page, "**/*.js");
    scripts.release();
    await page.goto(OFFER.path, { waitUntil: "domcontentloaded" });
    await expect.poll(() => pictures.asked.length).toBeGreaterThan(0);
    await page.waitForTimeout(1000);
    expect(scripts.asked).toEqual([]);
    pictures.release();
    await waitUntilAlive(page);
  });

  test("load at the first key, and the key is not lost", async ({ page }) => {
    const pictures = await hold(page, "**/static/**/*.webp");
    const scripts = await hold(page, "**/*.js");
    scripts.release();
    await page.goto(OFFER.path, { waitUntil: "domcontentloaded" });
    await expect.poll(() => pictures.asked.length).toBeGreaterThan(0);
    expect(scripts.asked).toEqual([]);
    await page.keyboard.press("Tab");
    await expect.poll(() => scripts.asked.length).toBeGreaterThan(0);
    await waitUntilAlive(page);
    await expect(page.getByRole("link", { name: getTranslator("en")("common.skipToContent") })).toBeFocused();
    expect(await page.evaluate(() => document.readyState)).toBe("interactive");
    pictures.release();
  });

  test("load the styles of all pages: a page reached by a link looks the same as when opened directly", async ({
    page,
  }) => {
    const getLook = async () => {
      await settle(page);
      return page.getByRole("main").evaluate((main) => {
        const { inlineSize, blockSize } = getComputedStyle(main);
        const elements = [...main.querySelectorAll("*")].map((element) => {
          const { display, fontSize, color } = getComputedStyle(element);
          return `${element.localName} ${display} ${fontSize} ${color}`;
        });
        return { inlineSize, blockSize, elements };
      });
    };
    await page.goto("/excursions");
    await waitUntilAlive(page);
    const opened = await getLook();
    await page.goto("/terms-conditions");
    await waitUntilAlive(page);
    await navigate(page, "/excursions");
    await expect(page).toHaveURL("/excursions");
    await expect.poll(getLook).toEqual(opened);
  });
});

test.describe("without the sheet of all styles", () => {
  test.use({ tolerated: /net::ERR_FAILED/ });

  test("the next page is loaded from the server, with its own styles", async ({ page }) => {
    await page.route("**/styles.*.css", (route) => route.abort());
    // The page itself has been loaded anew for that a moment ago.
    await page.addInitScript(() => sessionStorage.setItem("chunk-reload-at", String(Date.now())));
    await page.goto("/terms-conditions");
    await expect(page.locator("link[data-failed]")).toHaveCount(1);
    await page.getByRole("contentinfo").getByRole("link", { name: "Excursions" }).first().click();
    await expect(page).toHaveURL("/excursions");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /Fraunces/);
  });
});
