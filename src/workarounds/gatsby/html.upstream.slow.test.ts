/** @jest-environment node */
import { readPackageFile } from "../../testing/read-package-file";

const ENTRY = "gatsby/cache-dir/static-entry.js";

// When one of these fails, look whether the workaround is still needed: render-hooks.tsx, defer-scripts.tsx, page-resources.ts.
it.each([
  ["writes all styles into each page", ENTRY, "data-href={`${__PATH_PREFIX__}/${style.name}`}"],
  ["writes the path of the page into a script", ENTRY, "window.pagePath=${JSON.stringify("],
  ["names that script", ENTRY, "key={`script-loader`}"],
  ["hands the HTML of the body to onRenderBody", ENTRY, "      bodyHtml,\n"],
  ["puts its scripts into a slice", ENTRY, "sliceId: `_gatsby-scripts`"],
  ["loads its scripts at once", "gatsby/dist/utils/gatsby-webpack-stats-extractor.js", '" async></script>'],
  [
    "names the scripts of a template in a table alone",
    "gatsby/dist/utils/gatsby-webpack-stats-extractor.js",
    "window.___chunkMapping=",
  ],
])("Gatsby still %s", (_, file, code) => {
  expect(readPackageFile(file)).toContain(code);
});
