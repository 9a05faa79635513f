import { LOCALE_COOKIE, LOCALES } from "../src/config/locales";
import { ROUTES } from "../src/i18n/routes";
import { getOffer } from "./support/offers";
import { open } from "./support/open";
import { getTranslator } from "./support/sentences";
import { expect, test } from "./support/test";

for (const { code, iso, name } of LOCALES) {
  test(`the flag of ${name} leads to the same page, is remembered and changes the document's language`, async ({
    page,
    context,
  }) => {
    const start = code === "it" ? "es" : "it";
    const t = getTranslator(start);
    await open(page, ROUTES.contact[start]);
    const flags = page.getByRole("banner").getByRole("navigation", { name: t("common.language") });
    await flags.getByRole("link", { name }).click();

    await expect(page).toHaveURL(ROUTES.contact[code]);
    await expect(page.locator("html")).toHaveAttribute("lang", iso);
    const cookies = await context.cookies();
    expect(cookies.find((cookie) => cookie.name === LOCALE_COOKIE.name)?.value).toBe(code);

    await page.goto("/");
    await expect(page).toHaveURL(ROUTES.home[code]);
  });
}

test.describe("in Spanish", () => {
  const [, { code, name }] = LOCALES;

  test("the flags are real links, and the current one says so", async ({ page }) => {
    await page.goto(ROUTES.services[code]);
    const flags = page
      .getByRole("banner")
      .getByRole("navigation", { name: getTranslator(code)("common.language") });
    await expect(flags.getByRole("link")).toHaveCount(LOCALES.length);
    for (const language of LOCALES) {
      const link = flags.getByRole("link", { name: language.name });
      await expect(link).toHaveAttribute("href", ROUTES.services[language.code]);
      await expect(link).toHaveAttribute("hreflang", language.code);
      await expect(link.getByRole("img")).toHaveAttribute("src", `/flags/${language.code}.svg`);
    }
    await expect(flags.locator("[aria-current]")).toHaveAccessibleName(name);
  });

  test("an offer has no flags but names its translations", async ({ page, context }) => {
    const t = getTranslator(code);
    const others = LOCALES.filter((language) => language.code !== code);
    await open(page, getOffer("saona-island", code).path);
    await expect(page.getByRole("navigation", { name: t("common.language") })).toHaveCount(0);
    await expect(page.getByRole("heading", { name: t("offer.alsoAvailableIn") })).toBeVisible();
    for (const language of others) {
      const link = page.getByRole("main").getByRole("link", { name: language.name, exact: true });
      await expect(link).toHaveAttribute("href", getOffer("saona-island", language.code).path);
    }
    const [other = LOCALES[0]] = others;
    await page.getByRole("main").getByRole("link", { name: other.name, exact: true }).click();
    await expect(page).toHaveURL(getOffer("saona-island", other.code).path);
    const cookies = await context.cookies();
    expect(cookies.find((cookie) => cookie.name === LOCALE_COOKIE.name)?.value).toBe(other.code);
  });
});
