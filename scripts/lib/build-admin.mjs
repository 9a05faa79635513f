import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";

import { buildStaffPages } from "./build-staff-pages.mjs";
import { bundleApp, renderIndex } from "./bundle-app.mjs";
import { getFingerprint } from "./fingerprint.mjs";
import { readBrand } from "./read-brand.mjs";
import { ROOT, inRoot } from "./root.mjs";

const FOLDER = inRoot("static", "admin");
/** Holds the fingerprint of what the bundle was made of, and the brand in its pages. */
const STAMP = inRoot(".build", "admin-stamp");
const PROGRAM = /^(src|scripts|package-lock\.json)$/;
/** More characters than these are drawn smaller. */
const LOGO_LENGTH = 12;

/** Draws the brand, which is escaped, as Decap's logo. */
function createLogo(brand) {
  const size = Math.round(44 * Math.min(1, LOGO_LENGTH / brand.length));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80"><text x="160" y="52" text-anchor="middle" font-family="Georgia,serif" font-size="${size}" fill="#0a5a66">${brand}</text></svg>\n`;
}

async function bundle() {
  const { metafile } = await bundleApp({
    entryPoints: {
      main: "src/editor/decap/main.tsx",
      "status-bar": "src/editor/decap/status-bar/status-bar.css",
    },
    outdir: FOLDER,
    publicPath: "/admin",
    entryNames: "[name]-[hash]",
    chunkNames: "chunk-[hash]",
    assetNames: "asset-[hash]",
    metafile: true,
    minify: true,
    splitting: true,
  });
  return Object.entries(metafile.outputs);
}

/** Bundles the editor and the other pages of staff into `static/admin`, which Gatsby copies, unless nothing has changed. */
export async function buildAdmin() {
  await mkdir(FOLDER, { recursive: true });
  const brand = await readBrand();
  const fingerprint = `${await getFingerprint(ROOT, {}, PROGRAM)} ${brand}`;
  const last = await readFile(STAMP, "utf8").catch(() => "");
  if (last === fingerprint && existsSync(inRoot("static/admin/index.html"))) return;
  const outputs = await bundle();
  const find = (entry) => {
    const found = outputs.find(([, output]) => output.entryPoint === entry);
    if (!found) throw new Error(`esbuild wrote nothing for ${entry}.`);
    return found;
  };
  const toAddress = (path) => `/${path.replace(/^static\//, "")}`;
  const [script, { cssBundle }] = find("src/editor/decap/main.tsx");
  const [style] = find("src/editor/decap/status-bar/status-bar.css");
  const head = `<meta name="preview-style" content="${toAddress(cssBundle)}" />\n    `;
  const addresses = { style: toAddress(style), script: toAddress(script) };
  const index = renderIndex({ title: [brand, "Editor"].filter(Boolean).join(" · "), ...addresses, head });
  await writeFile(inRoot("static/admin/index.html"), index);
  const ofPages = await buildStaffPages("static/admin", brand);
  const names = new Set([...outputs.map(([path]) => path.replace("static/admin/", "")), ...ofPages]);
  for (const name of await readdir(FOLDER))
    if (/-[A-Z0-9]{8}\./.test(name) && !names.has(name)) await rm(inRoot("static/admin", name));
  await writeFile(inRoot("static/admin/logo.svg"), createLogo(brand));
  await writeFile(STAMP, fingerprint);
}
