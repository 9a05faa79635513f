import { findViolations } from "../support/axe";
import { findOverflow } from "../support/overflow";
import { getGroups, openStyleguide } from "../support/styleguide";
import { expect, test } from "../support/test";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test("every component is accessible in every state", async ({ page }) => {
      // axe looks at twenty groups at once; the viewer of pictures, a dialog, would cover the others.
      test.slow();
      await openStyleguide(page, "");
      expect((await getGroups(page)).length).toBeGreaterThan(8);
      expect(await findViolations(page, "parts")).toEqual([]);
    });
  });
}

for (const width of [360, 1280]) {
  for (const dir of ["ltr", "rtl"]) {
    test(`no component overflows at ${width} px, even with long German words: ${dir}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openStyleguide(page, `?dir=${dir}`);
      expect(await findOverflow(page)).toEqual([]);
    });
  }
}

test("a right-to-left page is mirrored", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const readStart = async (dir: string) => {
    await openStyleguide(page, `?only=fields&dir=${dir}`);
    const box = await page.getByText("First name").boundingBox();
    return dir === "ltr" ? (box?.x ?? 0) : 1280 - (box?.x ?? 0) - (box?.width ?? 0);
  };
  const [left, right] = [await readStart("ltr"), await readStart("rtl")];
  // A scroll bar may stand on one side.
  expect(Math.abs(left - right)).toBeLessThan(20);
});

test("the style guide is no part of the site", async ({ request }) => {
  expect((await request.get("/styleguide/")).status()).toBe(404);
});
