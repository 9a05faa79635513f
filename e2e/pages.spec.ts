import { expectWholePage } from "./support/whole-page";
import { rotatePages } from "./support/pages";
import { expect, test } from "./support/test";
import { findUnreached, walk } from "./support/walk";

test.use({ tolerated: /status of 404 .*nothing-here(\/page-data\.json)?\)$/ });

const WALKED = ["home", "catalog", "contact", "coral-key"];

for (const load of rotatePages(["home", "contact", "coral-key"]))
  test(`${load.name} in ${load.locale} at ${load.width} px, ${load.colorScheme}: complete, accessible, fits 320 px and text of 200 %`, async ({
    page,
  }) => {
    await expectWholePage(page, load);
  });

for (const load of rotatePages([]).filter(({ name }) => WALKED.includes(name)))
  test(`the keyboard reaches all of ${load.path} at ${load.width} px, every stop in view and uncovered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: load.width, height: 800 });
    await page.goto(load.path);
    // The first touch of the booking panel brings the next days, which a walk that has passed them cannot reach.
    const findFaults = async () => {
      const stops = await walk(page);
      const faults = stops.filter((stop) => !stop.isInView || !stop.hasOutline || !stop.isUncovered);
      return { first: stops[0]?.name, unreached: await findUnreached(page), faults };
    };
    await expect
      .poll(findFaults, { timeout: 60_000 })
      .toEqual({ first: expect.any(String), unreached: [], faults: [] });
  });
