import { findCovered } from "../support/whole-page";
import { open } from "../support/open";
import { rotatePages } from "../support/pages";
import { expect, test } from "../support/test";

test.use({ tolerated: /status of 404/, viewport: { width: 360, height: 780 }, hasTouch: true });

for (const { path } of rotatePages([]))
  test(`on a phone nothing floats over a control or a price of ${path}`, async ({ page }) => {
    await open(page, path);
    expect(await findCovered(page)).toEqual([]);
  });
