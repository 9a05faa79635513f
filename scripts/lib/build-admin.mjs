import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";

import { DECAP_PATCHES_PLUGIN } from "../workarounds/decap-patches.mjs";
import { getFingerprint } from "./fingerprint.mjs";
import { GATSBY_STUB } from "./gatsby-stub.mjs";
import { ROOT, inRoot } from "./root.mjs";

const FOLDER = inRoot("static", "admin");
/** Holds the fingerprint of what the bundle was made of. */
const STAMP = inRoot(".build", "admin-stamp");
const PROGRAM = /^(src|scripts|package-lock\.json)$/;
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80"><text x="160" y="52" text-anchor="middle" font-family="Georgia,serif" font-size="44" fill="#0a5a66">Palmarena</text></svg>\n`;

function renderIndex({ script, style, preview }) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Palmarena · Editor</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="${style}" />
    <meta name="preview-style" content="${preview}" />
    <script type="module" src="${script}"></script>
  </head>
  <body></body>
</html>
`;
}

async function bundle() {
  const { build } = await import("esbuild");
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: { main: "src/admin/main.tsx", "status-bar": "src/admin/status-bar/status-bar.css" },
    outdir: FOLDER,
    publicPath: "/admin",
    entryNames: "[name]-[hash]",
    chunkNames: "chunk-[hash]",
    assetNames: "asset-[hash]",
    metafile: true,
    bundle: true,
    minify: true,
    splitting: true,
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
    plugins: [GATSBY_STUB, DECAP_PATCHES_PLUGIN],
    logLevel: "error",
  });
  return Object.entries(metafile.outputs);
}

/** Bundles the editor into `static/admin`, which Gatsby copies, unless nothing has changed. */
export async function buildAdmin() {
  await mkdir(FOLDER, { recursive: true });
  const fingerprint = await getFingerprint(ROOT, {}, PROGRAM);
  const last = await readFile(STAMP, "utf8").catch(() => "");
  if (last === fingerprint && existsSync(inRoot("static/admin/index.html"))) return;
  const outputs = await bundle();
  const find = (entry) => {
    const found = outputs.find(([, output]) => output.entryPoint === entry);
    if (!found) throw new Error(`esbuild wrote nothing for ${entry}.`);
    return found;
  };
  const toAddress = (path) => `/${path.replace(/^static\//, "")}`;
  const [script, { cssBundle }] = find("src/admin/main.tsx");
  const [style] = find("src/admin/status-bar/status-bar.css");
  const addresses = { script, style, preview: cssBundle };
  const index = renderIndex(
    Object.fromEntries(Object.entries(addresses).map(([key, path]) => [key, toAddress(path)])),
  );
  await writeFile(inRoot("static/admin/index.html"), index);
  const names = new Set(outputs.map(([path]) => path.replace("static/admin/", "")));
  for (const name of await readdir(FOLDER))
    if (/-[A-Z0-9]{8}\./.test(name) && !names.has(name)) await rm(inRoot("static/admin", name));
  await writeFile(inRoot("static/admin/logo.svg"), LOGO);
  await writeFile(STAMP, fingerprint);
}
