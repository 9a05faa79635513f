import type { Page } from "@playwright/test";

import { openEditorSession } from "../../scripts/lib/open-editor-session.mjs";

/** Signs a browser in to a site as the owner of this machine, as the link that `npm start` prints does. */
export async function signIn(page: Page, url: string, dataDir: string): Promise<void> {
  const [name = "", value = ""] = (await openEditorSession(url, dataDir)).split("=");
  await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: "Strict" }]);
}

/** The `DATA_DIR` of the server under test. */
export function getDataDir(): string {
  const { E2E_DATA_DIR } = process.env;
  if (!E2E_DATA_DIR)
    throw new Error("E2E_DATA_DIR is not set. Expected the DATA_DIR of the server under test.");
  return E2E_DATA_DIR;
}
