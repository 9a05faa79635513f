import type { Page } from "@playwright/test";

import { LOCALE_COOKIE, LOCALES } from "../src/domain/config/locales";
import { getPath, ROUTES } from "../src/domain/i18n/routes";
import { getOffer } from "./support/fixture";
import { navigate, open } from "./support/open";
import { getTranslator } from "./support/texts";
import { expect, test } from "./support/test";

test.use({ tolerated: /status of 404/ });

interface Visitor {
  cookie?: string;
  languages: string[];
  arrivesAt: string;
}

/** One of each kind; all rules of the choice are tested in src/domain/i18n/detect-locale.test.ts and root-language.test.ts. */
const VISITORS: Visitor[] = [
  { languages: ["es-ES"], arrivesAt: "/es" },
  { languages: ["en-US", "es-ES"], arrivesAt: "/" },
  { languages: ["fi-FI", "sv", "it-CH"], arrivesAt: "/it" },
  { cookie: "it", languages: ["es-ES"], arrivesAt: "/it" },
];

async function getCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === LOCALE_COOKIE.name);
}

test("the root leads to the visitor's language with query and hash, and remembers it for a year", async ({
  page,
  baseURL,
}) => {
  for (const visitor of VISITORS) {
    await page.context().clearCookies();
    if (visitor.cookie)
      await page
        .context()
        .addCookies([{ name: LOCALE_COOKIE.name, value: visitor.cookie, url: baseURL ?? "" }]);
    await page.addInitScript((list) => {
      Object.defineProperty(Navigator.prototype, "languages", { get: () => list, configurable: true });
    }, visitor.languages);
    // From its own address a page with a hash would not be loaded anew.
    await page.goto("about:blank");
    await page.goto("/?from=advert#featured");
    await page.waitForURL(`${visitor.arrivesAt}?from=advert#featured`);
    await expect.poll(async () => (await getCookie(page))?.value).toBe(visitor.arrivesAt.slice(1) || "en");
  }
  const cookie = await getCookie(page);
  expect(cookie).toMatchObject({ path: "/", sameSite: "Lax", httpOnly: false });
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);

  // Nobody is led away from another page, or from the root by a link inside the site.
  await page.context().clearCookies();
  await open(page, getPath("contact", "en"));
  await page.getByRole("banner").getByRole("link", { name: /home/ }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
});

test("a flag leads to the same page in its language and is remembered; an offer names its translations", async ({
  page,
}) => {
  await open(page, ROUTES.contact.it);
  for (const { code, iso, name } of LOCALES) {
    await page.getByRole("banner").getByRole("link", { name }).click();
    await expect(page).toHaveURL(ROUTES.contact[code]);
    await expect(page.locator("html")).toHaveAttribute("lang", iso);
    expect((await getCookie(page))?.value).toBe(code);
  }
  await open(page, getOffer("river-cave", "es").path);
  const main = page.getByRole("main");
  // It is not translated into Italian.
  await expect(main.getByRole("link", { name: "Italiano", exact: true })).toHaveCount(0);
  await main.getByRole("link", { name: "English", exact: true }).click();
  await expect(page).toHaveURL(getOffer("river-cave", "en").path);
  expect((await getCookie(page))?.value).toBe("en");
});

test("a link of the site to an unknown address says so in the address's language, Back leaves it, and the page that is meant is named", async ({
  page,
}) => {
  const t = getTranslator("es");
  const heading = page.getByRole("heading", { level: 1 });
  await open(page, ROUTES.terms.en);
  await navigate(page, "/es/nada/aqui?and=more#yes");
  await expect(heading).toHaveText(t("common.notFound.title"));
  await expect(page).toHaveURL("/es/nada/aqui?and=more#yes");
  await expect(page.locator("html")).toHaveAttribute("lang", "es-ES");
  await page.goBack();
  await expect(page).toHaveURL(ROUTES.terms.en);
  await expect(heading).not.toHaveText(t("common.notFound.title"));
  await page.goForward();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("common.error.home") })
    .click();
  await expect(page).toHaveURL(ROUTES.home.es);

  const [english, spanish] = [getOffer("coral-key", "en"), getOffer("coral-key", "es")];
  await navigate(page, `/es${english.path.replace("/e", "/E")}`);
  await page.getByRole("main").getByRole("link", { name: spanish.title, exact: true }).click();
  await expect(page).toHaveURL(spanish.path);
});
