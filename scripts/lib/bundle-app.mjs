import { ROOT, inRoot } from "./root.mjs";

/** A plugin of esbuild that replaces `gatsby`, which the site's components import, by a stub. */
export const GATSBY_STUB = {
  name: "gatsby-stub",
  setup(build) {
    build.onResolve({ filter: /^gatsby$/ }, () => ({
      path: inRoot("src/editor/decap/previews/gatsby-stub.tsx"),
    }));
  },
};

/** Bundles an app that shows the site's components outside of Gatsby. */
export async function bundleApp({ plugins = [], ...options }) {
  const { build } = await import("esbuild");
  return build({
    absWorkingDir: ROOT,
    bundle: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    loader: {
      ".svg": "dataurl",
      ".png": "dataurl",
      ".wasm": "file",
      ".woff2": "file",
      ".module.css": "local-css",
    },
    define: { "process.env.NODE_ENV": '"production"', "process.env": "{}", global: "globalThis" },
    plugins: [GATSBY_STUB, ...plugins],
    logLevel: "error",
    ...options,
  });
}

/** Renders the page of an app, which search engines are asked not to list. `head` is added to its head. */
export function renderIndex({ title, style, script, head = "" }) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="${style}" />
    ${head}<script type="module" src="${script}"></script>
  </head>
  <body></body>
</html>
`;
}
