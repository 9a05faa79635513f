import { addDays } from "../src/domain/booking/calendar-day";
import { openEditorSession } from "../scripts/lib/open-editor-session.mjs";
import { createBrowser } from "../src/testing/staff-client";
import { getOffer, getOfferedDay } from "./support/fixture";
import { open } from "./support/open";
import { getTranslator } from "./support/texts";
import { getDataDir } from "./support/stored-rows";
import { expect, test } from "./support/test";

test.use({ tolerated: /api\/departures/ });

test("a day that staff close is shown as closed and can be asked for all the same, also when the server is silent", async ({
  page,
  baseURL,
}) => {
  const t = getTranslator("es");
  const url = String(baseURL);
  const cookie = await openEditorSession(url, getDataDir());
  const offer = getOffer("river-cave", "es");
  const day = addDays(getOfferedDay(offer, "bayahibe"), 14);
  const panel = page.getByRole("complementary");
  const field = panel.getByLabel(t("booking.form.date"), { exact: true });
  const change = (isOpen: boolean) =>
    createBrowser({ url }, cookie).mutate("departures.change", { offer: offer.key, day, isOpen });
  expect((await change(false)).status).toBe(200);
  await open(page, offer.path);
  await field.fill(day);
  await expect(field).toHaveAccessibleDescription(t("booking.dayStates.closed"));
  await panel.getByRole("link", { name: t("offer.contact"), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/es/contacto\\?.*date=${day}`));
  expect((await change(true)).status).toBe(200);

  await page.route("**/api/departures?*", (route) => route.fulfill({ status: 500, body: "<p>No" }));
  const answered = page.waitForResponse("**/api/departures?*");
  await open(page, offer.path);
  await field.fill(day);
  await answered;
  await expect(page).toHaveURL(new RegExp(`date=${day}`));
  await expect(field).not.toHaveAttribute("aria-describedby");
});
