import { rm, writeFile } from "node:fs/promises";

import { bundleApp, renderIndex } from "./bundle-app.mjs";
import { inRoot } from "./root.mjs";

const ADDRESSES = { style: "/styleguide/main.css", script: "/styleguide/main.js" };

/** Bundles the style guide, every component in every state, which is not part of the site. Gets its folder. */
export async function buildStyleguide(folder = inRoot(".build", "styleguide")) {
  await rm(folder, { recursive: true, force: true });
  await bundleApp({
    entryPoints: { main: "e2e/styleguide/main.tsx" },
    outdir: folder,
    publicPath: "/styleguide",
  });
  await writeFile(`${folder}/index.html`, renderIndex({ title: "Style guide", ...ADDRESSES }));
  return folder;
}
