import { test } from "@playwright/test";

import { settle } from "../support/settle";
import { SCREENS } from "./screens";

const HEIGHTS: Readonly<Record<number, number>> = { 360: 780, 768: 1024, 1280: 800, 1920: 1080 };
const FOLDER = "screenshots";

for (const [width, height] of Object.entries(HEIGHTS).map(([key, value]) => [Number(key), value] as const)) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${width} ${colorScheme}`, () => {
      // Moving menus and panels would be photographed half open.
      test.use({ viewport: { width, height }, colorScheme, contextOptions: { reducedMotion: "reduce" } });

      for (const { name, show, isWindowOnly = false } of SCREENS.filter(
        ({ maxWidth = width }) => width <= maxWidth,
      )) {
        test(name, async ({ page }) => {
          await show(page);
          await settle(page);
          const path = `${FOLDER}/${width}-${colorScheme}/${name}.jpg`;
          await page.screenshot({ path, type: "jpeg", quality: 82, fullPage: !isWindowOnly });
        });
      }
    });
  }
}
