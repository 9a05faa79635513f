import { getLocale, LOCALE_CODES } from "../src/config/locales";
import { ROUTES } from "../src/i18n/routes";
import { getChatUrl, getPhoneUrl } from "../src/lib/chat-url";
import { loadContent } from "../src/testing/load-content";
import { getOffer } from "./support/offers";
import { open } from "./support/open";
import { getTranslator } from "./support/sentences";
import { expect, test } from "./support/test";

const site = loadContent("settings/site");
const navigation = loadContent("settings/navigation");
const newsletter = loadContent("pages/newsletter");

const NAVIGATION = ["excursions", "activities", "services"] as const;
const FOOTER = ["excursions", "activities", "services", "catalog", "contact", "terms"] as const;

for (const locale of LOCALE_CODES) {
  const t = getTranslator(locale);
  const words = navigation[locale];
  const { brand, company, phone, whatsappNumber, social } = site[locale];
  const chatUrl = getChatUrl(
    whatsappNumber,
    t("common.chatText.hello", { language: getLocale(locale).name }),
  );

  test(`the header in "${locale}" has all its links`, async ({ page }) => {
    await page.goto(ROUTES.terms[locale]);
    const header = page.getByRole("banner");
    const links = header.getByRole("navigation", { name: t("common.mainNavigation") });
    for (const route of NAVIGATION)
      await expect(links.getByRole("link", { name: words[route] })).toHaveAttribute(
        "href",
        ROUTES[route][locale],
      );
    const explore = header.getByRole("link", { name: words.explore });
    await expect(explore).toHaveAttribute("href", ROUTES.catalog[locale]);
    const contact = header.getByRole("link", { name: words.contact, exact: true });
    await expect(contact).toHaveAttribute("href", ROUTES.contact[locale]);
    const home = header.getByRole("link", { name: t("common.home", { brand }) });
    await expect(home).toHaveAttribute("href", ROUTES.home[locale]);
    await expect(header.getByRole("link", { name: phone })).toHaveAttribute("href", getPhoneUrl(phone));
    const chat = header.getByRole("link", { name: t("common.chat") });
    await expect(chat).toHaveAttribute("href", chatUrl);
    await expect(chat).toHaveAttribute("rel", /noopener/);
  });

  test(`the footer in "${locale}" holds newsletter, call to action, links, year and social links`, async ({
    page,
  }) => {
    await page.goto(ROUTES.terms[locale]);
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("heading", { name: newsletter[locale].title })).toBeVisible();
    await expect(footer.getByText(newsletter[locale].text)).toBeVisible();
    await expect(footer.getByRole("textbox", { name: t("newsletter.email") })).toHaveAttribute("required");
    await expect(footer.getByRole("button", { name: newsletter[locale].submit_text })).toBeVisible();
    const action = footer.getByRole("link", { name: words.footer_action.button });
    await expect(action).toHaveAttribute("href", ROUTES.contact[locale]);
    const links = footer.getByRole("navigation", { name: t("common.footer.title") });
    for (const route of FOOTER) {
      const link = links.getByRole("link", { name: words[route], exact: true });
      await expect(link).toHaveAttribute("href", ROUTES[route][locale]);
    }
    const year = new Date().getFullYear();
    await expect(footer).toContainText(t("common.footer.copyright", { year, company }));
    const profiles = footer.getByRole("list", { name: t("common.social.title") });
    for (const name of ["facebook", "instagram", "tripadvisor"] as const) {
      const link = profiles.getByRole("link", { name: t(`common.social.${name}`) });
      await expect(link).toHaveAttribute("href", social[name]);
    }
    const whatsapp = profiles.getByRole("link", { name: t("common.social.whatsapp") });
    await expect(whatsapp).toHaveAttribute("href", chatUrl);
  });
}

test("the header stays at the top and the chat button at the bottom right, however far one scrolls", async ({
  page,
}) => {
  await open(page, getOffer("saona-island", "en").path);
  await page.evaluate(() => window.scrollTo(0, 2000));
  const header = await page.getByRole("banner").boundingBox();
  expect(header).toMatchObject({ x: 0, y: 0 });
  const chat = await page
    .getByRole("complementary", { name: "Chat on WhatsApp" })
    .getByRole("link")
    .boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(chat && width - chat.x - chat.width).toBeLessThan(64);
  expect(chat && height - chat.y - chat.height).toBeLessThan(64);
  expect(chat?.width).toBeGreaterThanOrEqual(44);
});

for (const locale of LOCALE_CODES) {
  test(`the flag of "${locale}" is served as a picture`, async ({ request }) => {
    const response = await request.get(`/flags/${locale}.svg`);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toContain("image/svg+xml");
  });
}
