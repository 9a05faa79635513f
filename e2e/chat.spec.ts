import { getLocale } from "../src/domain/config/locales";
import { getPath } from "../src/domain/i18n/routes";
import { getChatUrl } from "../src/domain/lib/chat-url";
import { getOffer, loadContent } from "./support/fixture";
import { open } from "./support/open";
import { getTranslator } from "./support/texts";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

test("the chat button greets in the page's language, gives way to controls and is there for the keyboard", async ({
  page,
  context,
}) => {
  const locale = "it";
  const t = getTranslator(locale);
  const { whatsappNumber } = loadContent("settings/site")[locale];
  const chat = page.locator("body aside a[href*='//wa.me/']").last();
  await open(page, getOffer("coral-key", locale).path);
  const what = t("booking.form.adults");
  const more = page.getByRole("button", { name: t("booking.form.more", { what }), exact: true });
  for (const block of ["end", "center", "start"] as const) {
    await more.evaluate((button, at) => button.scrollIntoView({ block: at, behavior: "instant" }), block);
    const getHit = () =>
      more.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    // No finger is faster than the chat button, which gives way within some frames.
    await expect.poll(getHit, block).toBe(true);
    const box = await more.boundingBox();
    if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }
  await expect(page.getByRole("spinbutton", { name: what, exact: true })).toHaveValue("5");
  expect(context.pages()).toHaveLength(1);

  await open(page, getPath("terms", locale));
  const text = t("common.chatText.hello", { language: getLocale(locale).name });
  await expect(chat).toHaveAttribute("href", getChatUrl(whatsappNumber, text));
  await page.getByRole("contentinfo").getByRole("textbox").focus();
  for (let count = 0; count < 30; count += 1) {
    if (await chat.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(chat).toBeFocused();
  await expect(chat).toHaveCSS("opacity", "1");
});
