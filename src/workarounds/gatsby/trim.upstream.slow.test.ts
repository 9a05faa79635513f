/** @jest-environment node */
import { readPackageFile } from "../../testing/read-package-file";

it("gatsby-plugin-react-i18next is still a CommonJS module", () => {
  expect(readPackageFile("gatsby-plugin-react-i18next/dist/index.js")).toContain('require("react-i18next")');
  expect(JSON.parse(readPackageFile("gatsby-plugin-react-i18next/package.json"))).not.toHaveProperty(
    "module",
  );
});
