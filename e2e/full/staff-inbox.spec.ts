import { gzipSync } from "node:zlib";

import { expect, type Response } from "@playwright/test";

import { getOffer } from "../support/fixture";
import { createGuest, openEnquiry, sendEnquiry } from "../support/inbox";
import { openDevice, signIn, test } from "../support/staff-site";

/** In bytes (gzip): React, i18next, TanStack Query, tRPC and the frame 98 kB, texts 10, the room itself 32. */
const ROOM_SCRIPTS_MAX = 142_000;

test("the total of a quote at the lower edge hides no button that has the focus", async ({
  browser,
  site,
}) => {
  const guest = createGuest({ lang: "it" });
  const { key, collection, prices } = getOffer("coral-key", "en");
  const choice = { service: key, collection, port: prices[0]?.port, adults: 2 };
  const reference = await sendEnquiry(site.url, guest, choice);
  const { page } = await openDevice(browser, site);
  await signIn(page, site.url, site.dataDir);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openEnquiry(page, reference, `${guest.name} ${guest.lastname}`);
  await page.getByRole("button", { name: "Make a quote" }).click();
  const add = page.getByRole("button", { name: "Add a line" }).last();
  await page
    .getByRole("button", { name: "Add a trip" })
    .evaluate((button) => button.focus({ preventScroll: true }));
  // In the window, where the total is.
  await add.evaluate((button) =>
    window.scrollBy({
      top: button.getBoundingClientRect().bottom + 20 - window.innerHeight,
      behavior: "instant",
    }),
  );
  await page.keyboard.press("Tab");
  await expect(add).toBeFocused();
  const isUncovered = await add.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isUncovered).toBe(true);
});

test("the room loads its own script and what all pages of staff share; the other pages do not load it", async ({
  browser,
  site,
}) => {
  const { page } = await openDevice(browser, site);
  await signIn(page, site.url, site.dataDir);
  const load = async (path: string) => {
    const sizes: Promise<[path: string, bytes: number]>[] = [];
    const measure = async (response: Response): Promise<[string, number]> => {
      const body = await response.body();
      return [new URL(response.url()).pathname, gzipSync(body, { level: 9 }).length];
    };
    page.on("response", (response) => {
      if (response.url().endsWith(".js")) sizes.push(measure(response));
    });
    await page.goto(path, { waitUntil: "networkidle" });
    page.removeAllListeners("response");
    return new Map(await Promise.all(sizes));
  };
  const room = await load("/admin/enquiries");
  const bytes = [...room.values()].reduce((sum, size) => sum + size, 0);
  console.log(`/admin/enquiries loads ${bytes} bytes of scripts (gzip -9): ${JSON.stringify([...room])}`);
  expect(bytes).toBeLessThan(ROOM_SCRIPTS_MAX);
  const me = await load("/admin/me");
  expect([...room.keys()].filter((path) => path.includes("/enquiries-"))).toHaveLength(1);
  expect([...me.keys()].filter((path) => path.includes("/enquiries-"))).toEqual([]);
});
