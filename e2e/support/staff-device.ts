import {
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";

import type { StaffSite } from "./staff-site";

const opened = new Set<BrowserContext>();

/** Closes the devices that a test has opened: their pages would go on asking the server for news. */
export async function closeDevices(): Promise<void> {
  const devices = [...opened];
  opened.clear();
  await Promise.all(devices.map((device) => device.close()));
}

/** Opens a browser of its own, as another device is, until `closeDevices`. */
export async function openDevice(
  browser: Browser,
  site: StaffSite,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; device: BrowserContext }> {
  const device = await browser.newContext({ baseURL: site.url, locale: "en-US", ...options });
  opened.add(device);
  return { device, page: await device.newPage() };
}

/** Asks for a mail on the page of the sign-in, in English; gets how many the address had before. */
export async function askForMail(page: Page, site: StaffSite, address: string): Promise<number> {
  const before = site.countMails(address);
  await page.getByLabel("Your email address").fill(address);
  await page.getByRole("button", { name: "Send me the mail" }).click();
  await expect(page.getByRole("heading", { name: "Look at your mail" })).toBeVisible();
  return before;
}

/** Completes the form of the sign-in page, in English, with the code of a mail. */
export async function completeSignInForm(page: Page, site: StaffSite, address: string): Promise<void> {
  const before = await askForMail(page, site, address);
  const { code } = await site.waitForMail(address, before);
  await page.getByLabel("Six-digit code from the mail").fill(code);
  await page.getByRole("button", { name: "Sign in" }).click();
}
