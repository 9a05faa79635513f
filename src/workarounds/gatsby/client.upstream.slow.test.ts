/** @jest-environment node */
import { readPackageFile } from "../../testing/read-package-file";

// When one of these fails, look whether the workaround is still needed (client.ts).
it.each([
  [
    "calls no hook before it loads the page of a navigation",
    "gatsby/cache-dir/navigation.js",
    "apiRunner(`onRouteUpdateDelayed`",
  ],
  [
    "shows a page also when another one was asked for since",
    "gatsby/cache-dir/navigation.js",
    "reachNavigate(to, options)\n    clearTimeout",
  ],
  [
    "loses query and hash when a page cannot be loaded",
    "gatsby/cache-dir/navigation.js",
    "window.location = pathname\n",
  ],
  [
    "answers each unknown address with the page of the default language",
    "gatsby/cache-dir/loader.js",
    "pagePath: `/404.html`, notFound: true",
  ],
  [
    "shows the error of a page that failed before",
    "gatsby/cache-dir/loader.js",
    "if (options?.withErrorDetails)",
  ],
  [
    "writes its table of scripts as text",
    "gatsby/dist/utils/gatsby-webpack-stats-extractor.js",
    "window.___chunkMapping=${JSON.stringify(newChunkMapJson)}",
  ],
  [
    "prefetches scripts by that table",
    "gatsby/cache-dir/loader.js",
    "(window.___chunkMapping[componentChunkName] || [])",
  ],
  [
    "names the script with the path of the page, which render-hooks.tsx takes out",
    "gatsby/cache-dir/static-entry.js",
    "id={`gatsby-script-loader`}",
  ],
])("Gatsby still %s", (_, file, code) => {
  expect(readPackageFile(file)).toContain(code);
});
