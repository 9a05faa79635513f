import { existsSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";

import { bundleApp, renderIndex } from "./bundle-app.mjs";
import { inRoot } from "./root.mjs";

/** The pages that share one program; a room with a `main.tsx` of its own is a page of its own. */
const SHARED_PAGES = ["sign-in", "people", "me"];

/** Finds the pages of the staff's side beside the editor's, each at `/admin/<name>`, by the program that shows them. */
export async function findStaffPages() {
  const folders = await readdir(inRoot("src/staff"));
  const rooms = folders.filter((name) => existsSync(inRoot("src/staff", name, "main.tsx"))).sort();
  return {
    "src/staff/main.tsx": SHARED_PAGES,
    ...Object.fromEntries(rooms.map((room) => [`src/staff/${room}/main.tsx`, [room]])),
  };
}

/**
 * Bundles the staff's pages into `folder`: rooms with a program of their own, the others together, and once what several need. Writes a
 * document for each page, with the brand, which is escaped.
 * @returns {Promise<string[]>} the files that were bundled
 */
export async function buildStaffPages(folder, brand) {
  const pages = Object.entries(await findStaffPages());
  const { metafile } = await bundleApp({
    entryPoints: Object.fromEntries(pages.map(([program]) => [basename(dirname(program)), program])),
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
  for (const [program, names] of pages) {
    const [script, { cssBundle, imports }] = outputs.find(([, { entryPoint }]) => entryPoint === program);
    const shared = imports.filter(({ kind }) => kind === "import-statement");
    const head = [
      `<meta name="application-name" content="${brand}" />`,
      `<meta name="referrer" content="no-referrer" />`,
      ...shared.map(({ path }) => `<link rel="modulepreload" href="${toAddress(path)}" />`),
    ];
    const page = renderIndex({
      ...{ title: brand, script: toAddress(script), style: toAddress(cssBundle) },
      head: head.map((line) => `${line}\n    `).join(""),
    });
    for (const name of names) await writeFile(inRoot(folder, `${name}.html`), page);
  }
  return outputs.map(([path]) => toName(path));
}
