import { randomUUID } from "node:crypto";

import type { Page } from "@playwright/test";

import type { Locale } from "../../src/config/locales";
import { openEditorSession } from "../../scripts/lib/open-editor-session.mjs";
import { hashSessionToken } from "../../src/server/store/staff-sessions";
import { openDatabase } from "./open-database";
import { inventEmail } from "./visitor";

async function keepCookie(page: Page, url: string, cookie: string): Promise<void> {
  const [name = "", value = ""] = cookie.split("=");
  await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: "Strict" }]);
}

/** Signs a browser in to a site as the owner of this machine, as the link that `npm start` prints does. */
export async function signIn(page: Page, url: string, dataDir: string, locale = "en"): Promise<void> {
  const cookie = await openEditorSession(url, dataDir);
  // The staff's side speaks the language of the person, not of the browser.
  const response = await fetch(`${url}/api/staff/me`, {
    method: "PATCH",
    headers: { cookie, "content-type": "application/json", origin: new URL(url).origin },
    body: JSON.stringify({ locale: locale.slice(0, 2) }),
  });
  if (!response.ok) throw new Error(`PATCH /api/staff/me answered ${response.status}. Expected 200.`);
  await keepCookie(page, url, cookie);
}

/**
 * Signs a browser in to the server under test as an owner of its own, who speaks `locale`. Tests in several languages run at the same
 * time: as one person they would change each other's language.
 */
export async function signInAsNewOwner(page: Page, url: string, locale: Locale = "en"): Promise<void> {
  const cookie = await openEditorSession(url, getDataDir());
  const session = hashSessionToken(cookie.slice(cookie.indexOf("=") + 1));
  const id = randomUUID();
  const database = openDatabase(getDataDir());
  // Like the owner of one's own machine they get no mails.
  database
    .prepare(
      `insert into staff_people (id, email, name, locale, role, is_local, created_at)
       select ?, ?, name, ?, role, is_local, created_at from staff_people
       where id = (select person_id from staff_sessions where token_hash = ?)`,
    )
    .run(id, inventEmail(), locale, session);
  database.prepare("update staff_sessions set person_id = ? where token_hash = ?").run(id, session);
  database.close();
  await keepCookie(page, url, cookie);
}

/** The `DATA_DIR` of the server under test. */
export function getDataDir(): string {
  const { E2E_DATA_DIR } = process.env;
  if (!E2E_DATA_DIR)
    throw new Error("E2E_DATA_DIR is not set. Expected the DATA_DIR of the server under test.");
  return E2E_DATA_DIR;
}
