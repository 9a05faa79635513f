import { expect, type Page } from "@playwright/test";

import type { Locale } from "../../src/config/locales";
import { signIn } from "./sign-in";
import type { StaffSite } from "./staff-site";
import { getStaffText } from "./staff-text";

/** Every page of staff that has content of its own; `reference` is an enquiry's. */
const listPlaces = (reference: string) => [
  "today",
  "me",
  "enquiries",
  `enquiries#${reference}`,
  "enquiries#figures",
  "enquiries#accounts",
  "enquiries#new-booking",
  "departures",
  "reviews",
  "letters",
  "letters#first-letter",
  "partners",
  "partners#partner=hotel-azul",
  "quick",
  "people",
];

/** Opens the pages of staff one after the other, the sign-in first, and yields the name of each once it is loaded. */
export async function* openStaffPages(page: Page, site: StaffSite, reference: string, locale: Locale) {
  await page.goto("/admin/sign-in");
  await expect(page.getByLabel(getStaffText("sign-in.email", "en"))).toBeVisible();
  yield "sign-in";
  await signIn(page, site.url, site.dataDir, locale);
  for (const place of listPlaces(reference)) {
    // A change of the hash alone would load nothing.
    await page.goto("about:blank");
    await page.goto(`/admin/${place}`, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    yield place;
  }
}
