import { getLocale } from "../src/domain/config/locales";
import { getPath } from "../src/domain/i18n/routes";
import { fillIn, getField, inventEmail } from "./support/form";
import { waitForMail } from "./support/mailbox";
import { open } from "./support/open";
import { getTranslator } from "./support/texts";
import { expect, test } from "./support/test";

test("a request for access is refused without its text, confirmed with it, and mailed to the owner", async ({
  page,
}) => {
  const locale = "it";
  const t = getTranslator(locale);
  const email = inventEmail();
  const form = page.getByRole("main").locator("form");
  const send = form.getByRole("button", { name: t("registration.submit") });
  await open(page, getPath("registration", locale));
  await fillIn(form, { [t("registration.name")]: "María Pérez", [t("registration.email")]: email });
  await send.click();
  const label = t("registration.about");
  const summary = form.getByRole("alert");
  await expect(summary).toBeFocused();
  await summary.getByRole("link", { name: t("form.errors.required", { label }) }).click();
  await expect(getField(form, label)).toBeFocused();
  await getField(form, label).fill("I write the excursions.");
  await send.click();
  await expect(page.getByText(t("registration.thanks"))).toBeVisible();
  const mail = await waitForMail("replyTo", email);
  expect(mail.subject).toContain("María Pérez");
  expect(mail.text).toContain("I write the excursions.");
  expect(mail.text).toContain(getLocale(locale).name);
});
