import { writeFile } from "node:fs/promises";

import { bundleApp, renderIndex } from "./bundle-app.mjs";
import { inRoot } from "./root.mjs";

/** The pages of the staff's side beside the editor's, each at `/admin/<name>`. */
export const STAFF_PAGES = ["sign-in", "people", "me", "quick"];

/**
 * Bundles the staff's pages into one script and one style in `folder`, and writes a document for each page.
 * @returns {Promise<string[]>} the files that were bundled
 */
export async function buildStaffPages(folder) {
  const { metafile } = await bundleApp({
    entryPoints: { staff: "src/staff/main.tsx" },
    outdir: folder,
    publicPath: "/admin",
    entryNames: "[name]-[hash]",
    assetNames: "asset-[hash]",
    metafile: true,
    minify: true,
  });
  const outputs = Object.entries(metafile.outputs);
  const toName = (path) => path.replace("static/admin/", "");
  const [script, { cssBundle }] = outputs.find(([, { entryPoint }]) => entryPoint === "src/staff/main.tsx");
  const addresses = { script: `/admin/${toName(script)}`, style: `/admin/${toName(cssBundle)}` };
  const head = `<meta name="application-name" content="Palmarena" />\n    <meta name="referrer" content="no-referrer" />\n    `;
  const page = renderIndex({ title: "Palmarena", ...addresses, head });
  for (const name of STAFF_PAGES) await writeFile(inRoot(folder, `${name}.html`), page);
  return outputs.map(([path]) => toName(path));
}
