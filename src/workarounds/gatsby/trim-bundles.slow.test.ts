/** @jest-environment node */
import { existsSync } from "node:fs";

import { createTrimPlugins, shortenClassNames } from "./trim-bundles";

it("shortens the names of classes of CSS Modules, wherever Gatsby's rules hold their loader", () => {
  const modules = { localIdentName: "[name]--[local]--[hash:hex:5]", namedExport: true };
  const plain = { options: { sourceMap: true } };
  shortenClassNames([
    { oneOf: [{ use: [plain, { options: { modules } }] }, { use: [plain] }] },
    { use: "url-loader" },
    {},
  ]);
  expect(modules).toEqual({ localIdentName: "[hash:base62:6]", namedExport: true });
  expect(plain).toEqual({ options: { sourceMap: true } });
});

it.each([
  ["/site/node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js", true],
  ["./register-service-worker", true],
  ["/site/node_modules/gatsby/dist/internal-plugins/partytown/gatsby-ssr.js", false],
  ["prop-types", true],
  ["./prop-types-of-ours", false],
  ["/site/src/browser/browser-hooks.ts", false],
])("%s is left out of the browser's bundle: %s", (request, isLeftOut) => {
  const replace = jest.fn<object, [RegExp, string]>(() => ({}));
  createTrimPlugins(replace);
  const patterns = replace.mock.calls.map(([pattern]) => pattern);
  expect(patterns.some((pattern) => pattern.test(request))).toBe(isLeftOut);
  for (const [, by] of replace.mock.calls) expect(existsSync(by)).toBe(true);
});
