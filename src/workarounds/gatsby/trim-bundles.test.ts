/** @jest-environment node */
import { existsSync } from "node:fs";

import noTypes from "./no-prop-types";
import { createTrimPlugins, minifyHarder, shortenClassNames } from "./trim-bundles";

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

it("minifies scripts for today's browsers and leaves the other minimizers alone", () => {
  class TerserPlugin {
    constructor(readonly options = {}) {}
  }
  class CssMinimizerPlugin {
    readonly options = {};
  }
  const styles = new CssMinimizerPlugin();
  const [scripts, ...others] = minifyHarder<object>(
    [new TerserPlugin(), styles],
    (options) => new TerserPlugin(options),
  );
  expect(scripts).toMatchObject({ options: { terserOptions: { compress: { ecma: 2020 } } } });
  expect(others).toEqual([styles]);
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

it("every declaration of props by the replaced prop-types is there and checks nothing", () => {
  const types = noTypes as unknown as Record<string, Record<string, unknown> & ((of: unknown) => unknown)>;
  expect(types["string"]?.["isRequired"]).toBeDefined();
  expect(types["oneOfType"]?.([types["string"], types["func"]])).toBeDefined();
});
