import type { Page } from "@playwright/test";

import { waitForEditor } from "./editor";

/** Opens a place of the editor as it is at first: of the form's groups the facts alone are open. */
export async function openForm(page: Page, place: string): Promise<void> {
  await page.goto(`/admin#/collections/${place}`);
  await waitForEditor(page);
}

export const getHeading = (page: Page, name: string) =>
  page.locator(`[data-form-group="${name}"]`).getByRole("heading", { level: 2 }).getByRole("button");
