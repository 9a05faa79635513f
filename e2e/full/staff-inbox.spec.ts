import { expect } from "@playwright/test";

import { getOffer } from "../support/fixture";
import { createGuest, openEnquiry, sendEnquiry } from "../support/inbox";
import { openDevice, signIn, test } from "../support/staff-site";

test("the total of a quote at the lower edge hides no button that has the focus", async ({
  browser,
  site,
}) => {
  const guest = createGuest({ lang: "it" });
  const { key, collection, prices } = getOffer("coral-key", "en");
  const choice = { service: key, collection, port: prices[0]?.port, adults: 2 };
  const reference = await sendEnquiry(site.url, guest, choice);
  const { page } = await openDevice(browser, site);
  await signIn(page, site.url, site.dataDir);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openEnquiry(page, reference, `${guest.name} ${guest.lastname}`);
  await page.getByRole("button", { name: "Make a quote" }).click();
  const add = page.getByRole("button", { name: "Add a line" }).last();
  await page
    .getByRole("button", { name: "Add a trip" })
    .evaluate((button) => button.focus({ preventScroll: true }));
  // In the window, where the total is.
  await add.evaluate((button) =>
    window.scrollBy({
      top: button.getBoundingClientRect().bottom + 20 - window.innerHeight,
      behavior: "instant",
    }),
  );
  await page.keyboard.press("Tab");
  await expect(add).toBeFocused();
  const isUncovered = await add.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isUncovered).toBe(true);
});
