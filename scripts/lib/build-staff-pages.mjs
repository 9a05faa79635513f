import { readFile, writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";

import { bundleApp, renderIndex } from "./bundle-app.mjs";
import { inRoot } from "./root.mjs";

/** Finds the pages of the staff's side beside the editor's, each at `/admin/<name>`, by the program that shows them. */
export async function findStaffPages() {
  const pages = JSON.parse(await readFile(inRoot("src/config/staff-pages.json"), "utf8"));
  return Object.fromEntries(
    Object.entries(pages).map(([folder, names]) => [`src/staff/${folder}/main.tsx`, names]),
  );
}

/**
 * Bundles the staff's pages into `folder`: a program for each folder, and once what several need. Writes a
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
