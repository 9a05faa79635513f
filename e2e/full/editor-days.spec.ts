import { expect } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { getFields, getForm, openEditor, publish, test } from "../support/editor";

test.describe.configure({ timeout: 180_000 });

const FACTS = "content/excursions/coral-key/offer.yml";

/** The first and a later day of the next month, as they stand in a file. */
function getNextMonth(): [string, string] {
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)).toISOString().slice(0, 7);
  return [`${month}-01`, `${month}-28`];
}

// West and east of Greenwich, where a day that is read as UTC is another one.
for (const timezoneId of ["America/Santo_Domingo", "Pacific/Auckland"])
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("days that are picked are the same days in the file", async ({ page, site }) => {
      await openEditor(page, "excursions/entries/coral-key");
      const form = getForm(page);
      const calendar = page.locator(".fieldDays");
      const days = getNextMonth();
      await calendar.getByRole("button", { name: /next month/i }).click();
      for (const day of days) await calendar.locator(`[data-day="${day}"] button`).click();
      await getFields(form, "First day").fill("2027-01-01");
      await getFields(form, "Last day").fill("2027-12-31");
      await getFields(form, "Shown until").fill("2099-12-31T23:30");
      await publish(page);
      const read = () => readFile(join(site.root, FACTS), "utf8");
      await expect.poll(read).toContain("2099-12-31");
      const text = await read();
      // Others are closed already.
      const month = days[0].slice(0, "YYYY-MM".length);
      const closed = [...text.matchAll(/^ {2}- "?(\d{4}-\d\d-\d\d)"?$/gm)].map(([, day = ""]) => day);
      expect(closed.filter((day) => day.startsWith(month))).toEqual([days[0], `${month}-15`, days[1]]);
      expect(text).toMatch(/season:\n {2}from: "?01-01"?\n {2}until: "?12-31"?\n/);
      expect(text).toMatch(/publish_until: "?2099-12-31T23:30"?\n/);
    });
  });
