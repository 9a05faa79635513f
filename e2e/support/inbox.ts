import { randomUUID } from "node:crypto";

import { expect, type Page } from "@playwright/test";

import type { Locale } from "../../src/domain/config/locales";
import { inventEmail } from "./form";
import { openDatabase } from "./stored-rows";

/** A guest of a test: what is posted by the form of the contact page. */
export interface TestGuest {
  lang: Locale;
  name: string;
  lastname: string;
  email: string;
  phone: string;
  message: string;
}

/** Invents a guest whom no other test has. */
export const createGuest = ({ lang }: Pick<TestGuest, "lang">): TestGuest => ({
  ...{ lang, name: "Carla", lastname: `Rossi ${randomUUID().slice(0, 8)}`, email: inventEmail() },
  ...{ phone: "+39 333 123 4567", message: "Buongiorno, viaggiamo con una nonna." },
});

/** Posts an enquiry as the contact form does; `choice` is what the guest chose of an offer. Gets the reference. */
export async function sendEnquiry(url: string, guest: TestGuest, choice: object = {}): Promise<string> {
  const response = await fetch(`${url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: new URL(url).origin },
    body: JSON.stringify({ ...guest, ...choice }),
  });
  const reply = (await response.json()) as { reference?: string };
  if (reply.reference === undefined)
    throw new Error(
      `/api/contact answered ${response.status} ${JSON.stringify(reply)}. Expected a reference.`,
    );
  return reply.reference;
}

/** Gets the row of an enquiry in the list. */
export const getRow = (page: Page, reference: string) => page.locator(`#row-${reference}`);

/** Gets a part of the page by its heading. */
export const getPart = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Opens an enquiry by its address, and waits until it is there. */
export async function openEnquiry(page: Page, reference: string, name: string): Promise<void> {
  await page.goto(`/admin/enquiries#${reference}`);
  await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
}

const MINUTE_MS = 60_000;

/** Makes the last letters as old as a minute makes them: the next ones may leave. */
export function letMinutePass(dataDir: string): void {
  const database = openDatabase(dataDir);
  database.prepare("update rate_hits set at = at - ? where client = 'letters'").run(MINUTE_MS);
  database.close();
}
