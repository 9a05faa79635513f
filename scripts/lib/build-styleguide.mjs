import { rm, writeFile } from "node:fs/promises";

import { GATSBY_STUB } from "./gatsby-stub.mjs";
import { ROOT, inRoot } from "./root.mjs";

const INDEX = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Style guide</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/styleguide/main.css" />
    <script type="module" src="/styleguide/main.js"></script>
  </head>
  <body></body>
</html>
`;

/** Bundles the style guide, every component in every state, which is not part of the site. Gets its folder. */
export async function buildStyleguide(folder = inRoot(".build", "styleguide")) {
  const { build } = await import("esbuild");
  await rm(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: { main: "e2e/styleguide/main.tsx" },
    outdir: folder,
    publicPath: "/styleguide",
    bundle: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    loader: { ".woff2": "file", ".module.css": "local-css" },
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [GATSBY_STUB],
    logLevel: "error",
  });
  await writeFile(`${folder}/index.html`, INDEX);
  return folder;
}
