import type { Page, Route } from "@playwright/test";

import { addDays } from "../src/booking/calendar-day";
import { openEditorSession } from "../scripts/lib/open-editor-session.mjs";
import { getOfferedDay } from "./support/booking";
import { keepPicture } from "./support/keep-picture";
import { takeLayoutShifts, waitUntilStill, watchLayoutShifts } from "./support/layout-shifts";
import { getOffer } from "./support/offers";
import { open } from "./support/open";
import { findOverflow } from "./support/overflow";
import { getTranslator } from "./support/sentences";
import { getDataDir } from "./support/sign-in";
import { expect, test } from "./support/test";
import { LOCALES_WITH_WIDTHS } from "./support/widths";

const ADDRESS = "**/api/departures?*";
const KEY = "los-haitises";

/** Shows the panel of an offer, and what chooses a day in it. */
async function openPanel(page: Page, locale: "en" | "es" | "it" = "en") {
  const t = getTranslator(locale);
  const offer = getOffer(KEY, locale);
  await open(page, offer.path);
  const field = page.getByRole("complementary").getByLabel(t("booking.form.date"), { exact: true });
  return { t, offer, field, day: getOfferedDay(offer, offer.ports[0] ?? "") };
}
const answer = (days: object) => (route: Route) => route.fulfill({ json: { days } });

for (const { locale, width } of LOCALES_WITH_WIDTHS)
  test(`a day's places are told beside it in "${locale}" at ${width} px, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchLayoutShifts(page);
    let tell = () => {};
    const told = new Promise<void>((resolve) => (tell = resolve));
    const { t, field, day } = await openPanel(page, locale);
    await page.route(ADDRESS, async (route) => {
      await told;
      await answer({ [day]: "full" })(route);
    });
    // The server is asked once the panel shows what was chosen.
    const asked = page.waitForRequest(ADDRESS);
    await field.fill(day);
    await expect(page).toHaveURL(new RegExp(`date=${day}`));
    await asked;
    await waitUntilStill(page);
    const before = await field.boundingBox();
    tell();
    await expect(field).toHaveAccessibleDescription(t("booking.dayStates.full"));
    expect(await field.boundingBox()).toEqual(before);
    expect(await takeLayoutShifts(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    await keepPicture(page, "panel", false);
  });

test("a day that staff close is told within the minute, and can be asked for all the same", async ({
  page,
  baseURL,
}) => {
  const url = String(baseURL);
  const cookie = await openEditorSession(url, getDataDir());
  const offer = getOffer(KEY, "en");
  const day = addDays(getOfferedDay(offer, offer.ports[0] ?? ""), 14);
  const change = (isOpen: boolean) =>
    fetch(`${url}/api/staff/departure`, {
      method: "PATCH",
      headers: { cookie, "content-type": "application/json", origin: new URL(url).origin },
      body: JSON.stringify({ offer: KEY, day, isOpen }),
    });
  expect((await change(false)).status).toBe(200);
  const { t, field } = await openPanel(page);
  await field.fill(day);
  await expect(field).toHaveAccessibleDescription(t("booking.dayStates.closed"));
  await page.getByRole("complementary").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/contact\\?.*date=${day}`));
  await change(true);
});

const SILENT: [string, (route: Route) => Promise<void>][] = [
  ["fails", (route) => route.fulfill({ status: 500, json: { code: "server-error" } })],
  ["is not there", (route) => route.abort()],
  [
    "is a host's own page",
    (route) => route.fulfill({ status: 404, contentType: "text/html", body: "<p>No" }),
  ],
  ["never answers", () => new Promise(() => undefined)],
];
test.describe("without an answer", () => {
  // The browser itself notes the status of an answer.
  test.use({ tolerated: /api\/departures/ });

  for (const [what, reply] of SILENT)
    test(`the panel works when the server ${what}`, async ({ page }) => {
      await page.route(ADDRESS, reply);
      const { field, day } = await openPanel(page);
      await page.getByRole("complementary").getByRole("radio").first().click();
      await field.fill(day);
      await expect(page).toHaveURL(new RegExp(`date=${day}`));
      await expect(field).not.toHaveAttribute("aria-describedby");
      await page.getByRole("complementary").getByRole("link", { name: "Contact", exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/contact\\?.*date=${day}`));
    });
});
