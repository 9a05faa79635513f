import type { Page } from "@playwright/test";

import { openEditorSession } from "../../scripts/lib/open-editor-session.mjs";
import { createBrowser } from "../../src/testing/staff-client";

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

/** The `DATA_DIR` of the server under test. */
export function getDataDir(): string {
  const { E2E_DATA_DIR } = process.env;
  if (!E2E_DATA_DIR)
    throw new Error("E2E_DATA_DIR is not set. Expected the DATA_DIR of the server under test.");
  return E2E_DATA_DIR;
}
