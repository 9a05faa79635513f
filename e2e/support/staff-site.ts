import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from "@playwright/test";

import { openEditorSession } from "../../scripts/lib/open-editor-session.mjs";
import { findFreePort } from "../../scripts/lib/port.mjs";
import type { Locale } from "../../src/domain/config/locales";
import { createBrowser } from "../../src/testing/staff-client";
import { startSite } from "../../src/testing/start-site.mjs";
import { startSmtp } from "../../src/testing/start-smtp";
import { TEST_SITE_FOLDER } from "../../src/testing/test-site.mjs";
import { createStaffMailbox } from "./mailbox";
import { getStaffText } from "./texts";

/**
 * Starts the test site as an agency runs it that has a mail server and an owner, on an address with a name, which passkeys need.
 * No other site is touched. `settings` are more of its environment.
 */
export async function startStaffSite(ownerEmail: string, settings: Readonly<Record<string, string>> = {}) {
  const [smtp, port] = [await startSmtp(), await findFreePort()];
  const dataDir = mkdtempSync(join(tmpdir(), "palmarena-staff-"));
  const url = `http://localhost:${port}`;
  const server = await startSite(TEST_SITE_FOLDER, {
    ...{ HOST: "127.0.0.1", PORT: String(port), SITE_URL: url, DATA_DIR: dataDir, RATE_LIMIT: "0" },
    ...{ SMTP_URL: smtp.url, SMTP_INSECURE: "1", OWNER_EMAIL: ownerEmail },
    ...settings,
  });
  return {
    ...{ url, port, dataDir },
    ...createStaffMailbox(smtp),
    async stop() {
      await server.end();
      await smtp.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type StaffSite = Awaited<ReturnType<typeof startStaffSite>>;

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

async function keepCookie(page: Page, url: string, cookie: string): Promise<void> {
  const [name = "", value = ""] = cookie.split("=");
  await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: "Strict" }]);
}

/** Signs a browser in to a site as the owner of this machine, as the link that `npm start` prints does. */
export async function signIn(page: Page, url: string, dataDir: string, locale = "en"): Promise<void> {
  const cookie = await openEditorSession(url, dataDir);
  // The staff's side speaks the language of the person, not of the browser.
  const change = { locale: locale.slice(0, 2) };
  const { ok, status } = await createBrowser({ url }, cookie).mutate("me.change", change);
  if (!ok) throw new Error(`me.change answered ${status}. Expected 200.`);
  await keepCookie(page, url, cookie);
}

/** The owner of the staff's site. */
export const OWNER = "olga@example.com";

/** A test on the staff's pages. One site serves all tests of a worker: `site`. */
export const test = base.extend<{ closedDevices: undefined }, { site: StaffSite }>({
  site: [
    // Playwright reads from this pattern which fixtures it needs: none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startStaffSite(OWNER, { LETTERS_PER_MINUTE: "2" });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  closedDevices: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await use(undefined);
      await closeDevices();
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

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

/** Expects one's own page, which says that one is signed in; the owner of the machine reads it in the language of whichever test came first. */
export async function expectMe(page: Page): Promise<void> {
  const name = /^(My name and devices|Mi nombre y dispositivos)$/;
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}
