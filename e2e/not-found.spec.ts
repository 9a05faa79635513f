import { getLocale, LOCALE_CODES, type Locale } from "../src/config/locales";
import { ROUTES } from "../src/i18n/routes";
import { loadContent } from "../src/testing/load-content";
import { parseHead } from "./support/head";
import { navigate, open } from "./support/open";
import { getTranslator } from "./support/sentences";
import { expect, test } from "./support/test";

const notFoundPage = loadContent("pages/not-found");
const site = loadContent("settings/site");

const UNKNOWN: readonly { locale: Locale; path: string }[] = [
  { locale: "en", path: "/nothing-here" },
  { locale: "en", path: "/excursions/nothing-here" },
  { locale: "en", path: "/contact.html" },
  { locale: "en", path: "/espresso" },
  { locale: "en", path: "/404" },
  { locale: "en", path: "/404.html" },
  { locale: "es", path: "/es/404" },
  { locale: "it", path: "/it/404" },
  { locale: "es", path: "/es/nada-aqui" },
  { locale: "es", path: "/es/excursiones/nada-aqui" },
  { locale: "it", path: "/it/niente-qui" },
  { locale: "it", path: "/it/catalog/niente-qui" },
];

test.use({ tolerated: /status of 404/ });

for (const { locale, path } of UNKNOWN) {
  test(`${path} is answered with 404 in "${locale}" and noindex`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    const t = getTranslator(locale);
    const html = await response.text();
    const head = parseHead(html);
    expect(head).toMatchObject({
      title: `${site[locale].brand} | ${t("common.notFound.title")}`,
      lang: getLocale(locale).iso,
      canonical: undefined,
      alternates: {},
    });
    expect(head.meta).toMatchObject({ robots: "noindex,follow", description: t("common.notFound.message") });
  });
}

for (const locale of LOCALE_CODES) {
  const t = getTranslator(locale);
  const home = ROUTES.home[locale];
  const path = `${home.replace(/\/$/, "")}/nothing/here?and=more#yes`;

  test(`an unknown address in "${locale}" stays as typed, says so and offers links`, async ({ page }) => {
    await open(page, path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(t("common.notFound.title"));
    await expect(main.getByText("404")).toBeVisible();
    await expect(main.getByText(t("common.notFound.message"))).toBeVisible();
    await expect(main.getByText(t("common.notFound.text"))).toBeVisible();
    await expect(main.getByRole("img", { name: notFoundPage[locale].picture.alt })).toBeVisible();
    await expect(page).toHaveURL(path);
    const contact = main.getByRole("link", { name: t("common.error.contact") });
    await expect(contact).toHaveAttribute("href", ROUTES.contact[locale]);
    await main.getByRole("link", { name: t("common.error.home") }).click();
    await expect(page).toHaveURL(home);
    await expect(page.locator("html")).toHaveAttribute("lang", getLocale(locale).iso);
  });

  test(`a link of the site to an unknown address in "${locale}" shows the same`, async ({ page }) => {
    await open(page, ROUTES.terms[locale === "en" ? "es" : "en"]);
    await navigate(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("common.notFound.title"));
    await expect(page).toHaveURL(path);
    await expect(page.locator("html")).toHaveAttribute("lang", getLocale(locale).iso);
    await expect(page).toHaveTitle(`${site[locale].brand} | ${t("common.notFound.title")}`);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(t("common.notFound.title"));
  });
}
