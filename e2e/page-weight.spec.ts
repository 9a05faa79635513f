import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import {
  ALL_STYLES,
  FONTS,
  HTML,
  PAGES,
  PICTURES,
  SHARED_SCRIPTS,
  STYLES,
  TEMPLATE_SCRIPTS,
  type PageKind,
} from "./support/budgets";
import { expect, test } from "./support/test";

const KINDS = Object.entries(PAGES) as [PageKind, string][];
const read = (path: string) => readFileSync(join("public", path));
const weigh = (bytes: Buffer | string) => gzipSync(bytes, { level: 9 }).length;

interface Part {
  name: string;
  bytes: number;
  budget: { bytes: number; reason: string };
}

/** Names what exceeds its budget: the file, by how much, and the budget's reason. */
function findTooHeavy(parts: readonly Part[]): string[] {
  return parts
    .filter(({ bytes, budget }) => bytes > budget.bytes)
    .map(
      ({ name, bytes, budget }) => `${name}: ${bytes} bytes, allowed are ${budget.bytes} (${budget.reason})`,
    );
}

/** Gets the name of a built file without its hash. */
function getName(path: string): string {
  return path.replace(/^\//, "").replace(/-[0-9a-f]{20}\.js$/, "");
}

function readPage(path: string) {
  const html = read(join(path, "index.html")).toString();
  const data = JSON.parse(
    read(join("page-data", path === "/" ? "index" : path, "page-data.json")).toString(),
  ) as {
    componentChunkName: string;
  };
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, src = ""]) => src);
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = ""]) => css).join("");
  const chunks = JSON.parse(read("chunk-map.json").toString()) as Record<string, string[]>;
  return { html, scripts, styles, templateScripts: chunks[data.componentChunkName] ?? [] };
}

for (const [kind, path] of KINDS)
  test(`${kind}: scripts, styles and HTML are within their budgets`, () => {
    const { html, scripts, styles, templateScripts } = readPage(path);
    expect(scripts.map(getName).sort()).toEqual(Object.keys(SHARED_SCRIPTS).sort());
    expect(templateScripts).toHaveLength(1);
    const nothing = { bytes: 0, reason: "not planned for" };
    expect(
      findTooHeavy([
        ...scripts.map((file) => ({
          name: file,
          bytes: weigh(read(file)),
          budget: SHARED_SCRIPTS[getName(file)] ?? nothing,
        })),
        ...templateScripts.map((file) => ({
          name: file,
          bytes: weigh(read(file)),
          budget: TEMPLATE_SCRIPTS[kind],
        })),
        { name: `styles in ${path}`, bytes: weigh(styles), budget: STYLES[kind] },
        { name: `HTML of ${path}`, bytes: weigh(html), budget: HTML[kind] },
      ]),
    ).toEqual([]);
  });

test("the sheet of all styles and the fonts are within their budgets", () => {
  const html = read("index.html").toString();
  const [, sheet = ""] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  const fonts = [...html.matchAll(/as="font"[^>]*\shref="([^"]+)"/g)].map(([, href = ""]) => href);
  expect(fonts).toHaveLength(2);
  const fontBytes = fonts.reduce((sum, file) => sum + read(file).length, 0);
  expect(
    findTooHeavy([
      { name: sheet, bytes: weigh(read(sheet)), budget: ALL_STYLES },
      { name: fonts.join(" and "), bytes: fontBytes, budget: FONTS },
    ]),
  ).toEqual([]);
  // A font that the styles name and no page asks for early would come late and move the text.
  expect(readdirSync("src/styles/fonts")).toHaveLength(fonts.length);
});

/**
 * How far below the window Chromium loads pictures by a fast line (https://web.dev/articles/browser-level-image-lazy-loading).
 * Without a window it knows no line, and loads them from further away.
 */
const NEAR_PX = 1250;

/** Runs in the page: gets the addresses of its lazy pictures that are further down. */
function findFarPictures(nearPx: number): string[] {
  return [...document.images]
    .filter(({ loading }) => loading === "lazy")
    .filter((image) => image.getBoundingClientRect().top > window.innerHeight + nearPx)
    .map(({ currentSrc }) => new URL(currentSrc, window.location.href).pathname);
}

test.describe("on a phone", () => {
  const size = { width: 360, height: 740 };
  // The screen, too: on a desktop screen the browser takes pictures for one before it has laid the page out.
  test.use({ viewport: size, screen: size, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

  for (const [kind, path] of KINDS)
    test(`${kind}: the pictures loaded without a touch are within their budget`, async ({ page }) => {
      const pictures = new Map<string, Promise<number>>();
      page.on("response", (response) => {
        const { pathname } = new URL(response.url());
        if (/\.(?:avif|webp|jpe?g|png)$/.test(pathname))
          pictures.set(
            pathname,
            response.body().then(({ length }) => length),
          );
      });
      await page.goto(path, { waitUntil: "networkidle" });
      const far = await page.evaluate(findFarPictures, NEAR_PX);
      const loaded = await Promise.all(
        [...pictures]
          .filter(([name]) => !far.includes(name))
          .map(async ([name, bytes]) => ({ name, bytes: await bytes })),
      );
      const list = loaded.map(({ name, bytes }) => `${name} ${bytes}`).join(", ");
      const bytes = loaded.reduce((sum, picture) => sum + picture.bytes, 0);
      expect(findTooHeavy([{ name: list, bytes, budget: PICTURES[kind] }])).toEqual([]);
      const sources = await page
        .locator("img[fetchpriority=high]")
        .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc));
      const hasMainPicture = !["catalog", "contact"].includes(kind);
      expect(sources).toEqual(hasMainPicture ? [expect.stringMatching(/\.avif$/)] : []);
    });
});
