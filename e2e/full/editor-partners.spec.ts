import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, type Page } from "@playwright/test";

import type { LedgerReply } from "../../src/staff/shell/client";
import { queryStaff } from "../support/call-staff";
import { choose, getFields, getForm, openEditor, publish } from "../support/editor";
import { test } from "../support/editor-test";

test.describe.configure({ timeout: 240_000 });
test.use({ viewport: { width: 1600, height: 1000 } });

const FILE = "content/partners/cafe-el-muelle.json";

async function loadNames(page: Page): Promise<Record<string, string>> {
  const { partners } = await queryStaff<LedgerReply>(page.request, "partners.ledger");
  return Object.fromEntries(partners.map(({ code, name }) => [code, name]));
}

test("a partner gets its code from its name once, and the desk knows it", async ({ page, site }) => {
  const left = getForm(page);
  await openEditor(page, "partners/new");
  await getFields(left, "Name").fill("Café El Muelle");
  await choose(getFields(left, "What it is"), "Restaurant, bar");
  await publish(page);
  await expect.poll(() => existsSync(join(site.root, FILE))).toBe(true);
  const partner = { name: "Café El Muelle", kind: "restaurant" };
  expect(JSON.parse(await readFile(join(site.root, FILE), "utf8"))).toEqual({
    ...{ en: partner, es: partner, it: partner },
  });
  await expect
    .poll(() => loadNames(page), { timeout: 90_000 })
    .toMatchObject({ "cafe-el-muelle": "Café El Muelle" });

  await getFields(left, "Name").fill("Café del Muelle");
  await publish(page);
  await expect
    .poll(() => loadNames(page), { timeout: 90_000 })
    .toMatchObject({ "cafe-el-muelle": "Café del Muelle" });
});
