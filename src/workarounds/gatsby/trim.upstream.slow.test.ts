/** @jest-environment node */
import { readPackageFile } from "../../testing/read-package-file";

it("gatsby-plugin-react-i18next is still a CommonJS module", () => {
  expect(readPackageFile("gatsby-plugin-react-i18next/dist/index.js")).toContain('require("react-i18next")');
  expect(JSON.parse(readPackageFile("gatsby-plugin-react-i18next/package.json"))).not.toHaveProperty(
    "module",
  );
});

it("Gatsby still adds what acts in development, or for plugins that have a service worker", () => {
  const client = readPackageFile("gatsby/dist/internal-plugins/partytown/gatsby-browser.js");
  expect(client).toMatch(/NODE_ENV !== `development`\) \{\s*return;/);
  const app = readPackageFile("gatsby/cache-dir/production-app.js");
  expect(app).toMatch(/apiRunner\(`registerServiceWorker`\)[^}]*require\(`\.\/register-service-worker`\)/);
});
