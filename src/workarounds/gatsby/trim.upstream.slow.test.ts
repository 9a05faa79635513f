/** @jest-environment node */
import { readPackageFile } from "../../testing/read-package-file";

// When one of these fails, look whether the workaround is still needed: trim-bundles.ts, trim-i18n.ts.
it.each([
  [
    "names CSS classes by file, name and hash",
    "gatsby/dist/utils/webpack-utils.js",
    "localIdentName: `[name]--[local]--[hash:hex:5]`",
  ],
  ["minifies for browsers of 2009", "gatsby/dist/utils/webpack-utils.js", "ecma: 5"],
  [
    "bundles its plugin for Partytown",
    "gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
    'require("gatsby-script")',
  ],
  [
    "bundles the registration of a service worker",
    "gatsby/cache-dir/production-app.js",
    "require(`./register-service-worker`)",
  ],
])("Gatsby still %s", (_, file, code) => {
  expect(readPackageFile(file)).toContain(code);
});

it("gatsby-plugin-react-i18next is still a CommonJS module", () => {
  expect(readPackageFile("gatsby-plugin-react-i18next/dist/index.js")).toContain('require("react-i18next")');
  expect(JSON.parse(readPackageFile("gatsby-plugin-react-i18next/package.json"))).not.toHaveProperty(
    "module",
  );
});
