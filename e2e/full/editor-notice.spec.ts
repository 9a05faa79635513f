import { expect } from "@playwright/test";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { getOffer } from "../support/fixture";
import { takeLayoutShifts, watchLayoutShifts } from "../support/open";
import { expectServed, test } from "../support/editor";

// Every change is really published, while the machine's two cores also run the other specs.
test.describe.configure({ mode: "default", timeout: 240_000 });
test.use({ viewport: { width: 1600, height: 1000 } });

test("a notice is on the pages that it concerns, and disappears at its end without a layout shift", async ({
  page,
  site,
  browser,
}) => {
  const file = join(site.root, "content/settings/notice.json");
  const before = await readFile(file, "utf8");
  const end = new Date(Date.now() + 3_600_000);
  // On the clock of Santo Domingo, as the editor writes it.
  const publish_until = new Date(end.getTime() - 4 * 3_600_000).toISOString().slice(0, 16);
  const words = {
    en: "No boats from Punta Cana today.",
    es: "Hoy no salen barcos.",
    it: "Oggi niente barche.",
  };
  const facts = { publish_until, ports: ["punta-cana"], offers: ["airport-transfer"] };
  const content = Object.fromEntries(Object.entries(words).map(([code, text]) => [code, { text, ...facts }]));
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
  await expectServed(page, "/excursions/coral-key", words.en);
  await expectServed(page, getOffer("coral-key", "es").path, words.es);
  await expectServed(page, "/contact", words.en, false);

  for (const [minutes, isThere] of [
    [-10, true],
    [10, false],
  ] as const) {
    const context = await browser.newContext({ baseURL: site.url });
    const visit = await context.newPage();
    await visit.clock.install({ time: end.getTime() + minutes * 60_000 });
    await watchLayoutShifts(visit);
    await visit.goto("/excursions/coral-key", { waitUntil: "networkidle" });
    // React takes the notice's script away. (The clock of the test hides Gatsby's own mark.)
    await expect(visit.locator("aside + script")).toHaveCount(0);
    const notice = visit.getByText(words.en);
    await expect(notice).toBeVisible({ visible: isThere });
    // Whatever a font may do while the page loads, a notice that comes or goes moves far more.
    expect((await takeLayoutShifts(visit)).reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);
    await visit.clock.fastForward(11 * 60_000);
    await expect(notice).toBeHidden();
    expect(await takeLayoutShifts(visit)).toEqual([]);
    await context.close();
  }
  await writeFile(file, before);
  await expectServed(page, "/excursions/coral-key", words.en, false);
});
