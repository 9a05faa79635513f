import { expect } from "@playwright/test";

import { getOffer } from "./support/fixture";
import { inviteGuest } from "./support/reviews";
import { getTranslator } from "./support/texts";
import { openDevice, signIn, test } from "./support/staff-site";

const BAD = "Dos horas de retraso, y nadie avisó.\nMi número es el 809 555 0101.";
const t = getTranslator("es");

test("a review is written on a phone without scripts, waits for staff, and is declined with a reason", async ({
  browser,
  site,
}) => {
  const { path, reference, email } = await inviteGuest(
    site.dataDir,
    async (address) => (await site.waitForMail(address)).text,
    "es",
  );
  const { page: phone } = await openDevice(browser, site, {
    ...{ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, javaScriptEnabled: false },
  });
  await phone.goto(path);
  await phone.getByLabel(t("review.text")).fill("Corto.");
  await phone.getByRole("button", { name: t("review.send") }).click();
  await expect(phone.getByRole("alert")).toContainText(t("review.errors.stars"));
  await expect(phone.getByLabel(t("review.text"))).toHaveValue("Corto.");
  await phone.getByLabel(t("review.star.1")).check();
  await phone.getByLabel(t("review.text")).fill(BAD);
  await phone.getByLabel(t("review.country"), { exact: true }).selectOption("ES");
  await phone.getByLabel(t("review.consent")).check();
  await phone.getByRole("button", { name: t("review.send") }).click();
  await expect(phone.getByRole("heading", { name: t("review.waiting.title") })).toBeVisible();
  await phone.goto(path);
  await expect(phone.locator("blockquote")).toHaveText(BAD);
  await expect(phone.getByRole("button", { name: t("review.send") })).toHaveCount(0);

  const { page } = await openDevice(browser, site);
  await signIn(page, site.url, site.dataDir);
  await page.goto("/admin/reviews");
  await expect(page.getByRole("link", { name: `Enquiry ${reference}` })).toBeVisible();
  await expect(page.getByText(getOffer("coral-key", "en").title).first()).toBeVisible();
  await page.getByRole("button", { name: /^Decline: review by Ana/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Words to the guest/).fill("Sin el número, con gusto.");
  const mails = site.countMails(email);
  await dialog.getByRole("button", { name: "Decline", exact: true }).click();
  await expect(page.getByText("Declined. The guest gets a mail.")).toBeVisible();
  const { text } = await site.waitForMail(email, mails);
  expect(text).toContain("Sin el número, con gusto.");
});
