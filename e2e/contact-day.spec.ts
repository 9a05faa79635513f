import { getStoredEnquiry } from "./support/enquiries";
import { fillIn, getReference } from "./support/form";
import { open } from "./support/open";
import { getTranslator } from "./support/sentences";
import { expect, test } from "./support/test";
import { inventVisitor } from "./support/visitor";

test("an offer of some days a week is not sent before its day is answered, and the answer survives a reload", async ({
  page,
}) => {
  const t = getTranslator("en");
  const visitor = inventVisitor();
  const form = page.getByRole("main").locator("form");
  const day = form.getByLabel(t("booking.summary.day"));
  const send = form.getByRole("button", { name: t("contact.submit") });
  await open(page, "/contact?service=buggy-cane-fields");
  await expect(day).toHaveValue("");
  await fillIn(form, { [t("contact.name")]: visitor.name, [t("contact.email")]: visitor.email });
  await send.click();
  await expect(form.getByRole("alert")).toBeFocused();
  await expect(day).toHaveAttribute("aria-invalid", "true");
  await day.selectOption({ label: t("booking.summary.anyDay") });
  await page.reload();
  await expect(day).toHaveValue("none");
  await send.click();
  const receipt = form.getByRole("status");
  await expect(receipt).toContainText(/PA-/);
  const { payload } = getStoredEnquiry(getReference(await receipt.innerText()));
  expect(payload).toMatchObject({ service: "buggy-cane-fields", email: visitor.email });
  expect(payload).not.toHaveProperty("date");
});
