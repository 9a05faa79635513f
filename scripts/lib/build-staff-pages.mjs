import { writeFile } from "node:fs/promises";

import { bundleApp, renderIndex } from "./bundle-app.mjs";
import { inRoot } from "./root.mjs";

/** The pages of the staff's side beside the editor's, each at `/admin/<name>`, by the program that shows them. */
export const STAFF_PAGES = {
  "src/staff/main.tsx": ["sign-in", "people", "me", "quick"],
  "src/staff/enquiries/main.tsx": ["enquiries"],
};

/**
 * Bundles the staff's pages into `folder`: the room Enquiries for itself, the others together, and once what both need. Writes a
 * document for each page.
 * @returns {Promise<string[]>} the files that were bundled
 */
export async function buildStaffPages(folder) {
  const { metafile } = await bundleApp({
    entryPoints: { staff: "src/staff/main.tsx", enquiries: "src/staff/enquiries/main.tsx" },
    outdir: folder,
    publicPath: "/admin",
    entryNames: "[name]-[hash]",
    chunkNames: "chunk-[hash]",
    assetNames: "asset-[hash]",
    metafile: true,
    minify: true,
    splitting: true,
  });
  const outputs = Object.entries(metafile.outputs);
  const toName = (path) => path.replace("static/admin/", "");
  const toAddress = (path) => `/admin/${toName(path)}`;
  for (const [program, pages] of Object.entries(STAFF_PAGES)) {
    const [script, { cssBundle, imports }] = outputs.find(([, { entryPoint }]) => entryPoint === program);
    const shared = imports.filter(({ kind }) => kind === "import-statement");
    const head = [
      `<meta name="application-name" content="Palmarena" />`,
      `<meta name="referrer" content="no-referrer" />`,
      ...shared.map(({ path }) => `<link rel="modulepreload" href="${toAddress(path)}" />`),
    ];
    const page = renderIndex({
      ...{ title: "Palmarena", script: toAddress(script), style: toAddress(cssBundle) },
      head: head.map((line) => `${line}\n    `).join(""),
    });
    for (const name of pages) await writeFile(inRoot(folder, `${name}.html`), page);
  }
  return outputs.map(([path]) => toName(path));
}
