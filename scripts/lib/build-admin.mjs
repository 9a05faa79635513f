import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";

import { importSource } from "./bundle.mjs";
import { getFingerprints } from "./fingerprint.mjs";
import { inRoot, ROOT } from "./root.mjs";

const FOLDER = inRoot("static", "admin");
/** Holds the fingerprint of what the bundle was made of, and the brand in its pages. */
const STAMP = inRoot(".build", "admin-stamp");
/** More characters than these are drawn smaller. */
const LOGO_LENGTH = 12;

/** A plugin of esbuild that replaces `gatsby`, which the site's components import, by a stub. */
const GATSBY_STUB = {
  name: "gatsby-stub",
  setup(build) {
    build.onResolve({ filter: /^gatsby$/ }, () => ({
      path: inRoot("src/editor/decap/previews/gatsby-stub.tsx"),
    }));
  },
};

/** A plugin of esbuild that leaves out what is unused of tRPC's client, as that for WebSockets: the package does not say that loading its files does nothing. */
const UNUSED_TRPC = {
  name: "unused-trpc",
  setup(build) {
    build.onResolve({ filter: /^\.\// }, ({ path, resolveDir }) =>
      resolveDir.endsWith("@trpc/client/dist")
        ? { path: join(resolveDir, path), sideEffects: false }
        : undefined,
    );
  },
};

const PAGE = "staff-page:";

/** A plugin of esbuild that writes the program of a staff page: it shows what the page's module exports, `MePage` of `accounts/me-page`. */
const STAFF_PAGE_PROGRAMS = {
  name: "staff-page-programs",
  setup(build) {
    build.onResolve({ filter: RegExp(`^${PAGE}`) }, ({ path }) => ({
      ...{ path: path.replace(PAGE, ""), namespace: "staff-page" },
    }));
    build.onLoad({ filter: /./, namespace: "staff-page" }, ({ path }) => {
      const component = basename(path).replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
      const contents = `import { showPage } from "./shell/show-page"; import { ${component} } from "./${path}"; showPage(${component});`;
      return { contents, resolveDir: inRoot("src/staff") };
    });
  },
};

/** Bundles programs that show the site's components outside of Gatsby into `static/admin`. Returns what esbuild wrote, by path. */
async function bundleApp(entryPoints, define = {}) {
  const { build } = await import("esbuild");
  const { metafile } = await build({
    ...{ absWorkingDir: ROOT, entryPoints, outdir: FOLDER, publicPath: "/admin" },
    ...{ bundle: true, format: "esm", target: "es2022", jsx: "automatic" },
    ...{ entryNames: "[name]-[hash]", chunkNames: "chunk-[hash]", assetNames: "asset-[hash]" },
    loader: {
      ".svg": "dataurl",
      ".png": "dataurl",
      ".wasm": "file",
      ".woff2": "file",
      ".module.css": "local-css",
    },
    define: { "process.env.NODE_ENV": '"production"', ...define },
    plugins: [GATSBY_STUB, UNUSED_TRPC, STAFF_PAGE_PROGRAMS],
    ...{ metafile: true, minify: true, splitting: true, logLevel: "error" },
  });
  return Object.entries(metafile.outputs);
}

const toName = (path) => path.replace("static/admin/", "");
const toAddress = (path) => `/admin/${toName(path)}`;

/** Renders the page of an app, which search engines are asked not to list. `head` is added to its head. */
function renderIndex({ title, style, script, head = "" }) {
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

const FILE = "settings/site.json";

/** Reads the site's brand from its settings, escaped for HTML; an empty text for settings that the build will refuse with its reasons. */
export async function readBrand() {
  const { parseContentFile } = await importSource("src/content/parse-content-file.ts");
  const { escapeMarkup } = await importSource("src/domain/lib/escape-markup.ts");
  const { locales } = parseContentFile(FILE, await readFile(inRoot("content", FILE), "utf8").catch(() => ""));
  return escapeMarkup(locales[0]?.content.brand ?? "");
}

/** Finds what esbuild wrote for an entry: its path and what is in it. */
function findOutput(outputs, entry) {
  const found = outputs.find(([, { entryPoint }]) => entryPoint === entry);
  if (!found) throw new Error(`esbuild wrote nothing for ${entry}.`);
  return found;
}

const TEXTS = "src/staff/shell/early-texts.ts";

/**
 * Bundles the staff's pages: a program for each, and once what several need. Writes a document for each page, with the brand, which is
 * escaped. Returns the files that were bundled.
 */
async function buildStaffPages(brand) {
  const pages = Object.entries(
    JSON.parse(await readFile(inRoot("src/domain/config/staff-pages.json"), "utf8")),
  );
  const programs = pages.map(([name, module]) => [name, PAGE + module]);
  const outputs = await bundleApp({ ...Object.fromEntries(programs), texts: TEXTS });
  const sizes = new Map(outputs.map(([path, { bytes }]) => [path, bytes]));
  /** The large ones first: over HTTP/1.1 a browser loads six at once, and the small ones find their place beside them. */
  const listShared = ({ imports }) =>
    imports
      .filter(({ kind }) => kind === "import-statement")
      .map(({ path }) => path)
      .sort((one, other) => sizes.get(other) - sizes.get(one));
  const [texts, ofTexts] = findOutput(outputs, TEXTS);
  for (const [name, entry] of programs) {
    const [script, program] = findOutput(outputs, entry);
    const shared = new Set([...listShared(ofTexts), ...listShared(program)]);
    const head = [
      `<meta name="application-name" content="${brand}" />`,
      `<meta name="referrer" content="no-referrer" />`,
      `<script type="module" async src="${toAddress(texts)}"></script>`,
      ...[...shared].map((path) => `<link rel="modulepreload" href="${toAddress(path)}" />`),
    ];
    const page = renderIndex({
      ...{ title: brand, script: toAddress(script), style: toAddress(program.cssBundle) },
      head: head.map((line) => `${line}\n    `).join(""),
    });
    await writeFile(join(FOLDER, `${name}.html`), page);
  }
  return outputs.map(([path]) => toName(path));
}

/** Draws the brand, which is escaped, as Decap's logo. */
function createLogo(brand) {
  const size = Math.round(44 * Math.min(1, LOGO_LENGTH / brand.length));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80"><text x="160" y="52" text-anchor="middle" font-family="Georgia,serif" font-size="${size}" fill="#0a5a66">${brand}</text></svg>\n`;
}

/** Bundles the editor and the other pages of staff into `static/admin`, which Gatsby copies, unless nothing has changed. */
export async function buildAdmin() {
  await mkdir(FOLDER, { recursive: true });
  const brand = await readBrand();
  const { editor } = await getFingerprints(ROOT, {});
  const fingerprint = `${editor} ${brand}`;
  const last = await readFile(STAMP, "utf8").catch(() => "");
  if (last === fingerprint && existsSync(inRoot("static/admin/index.html"))) return;
  const programs = {
    main: "src/editor/decap/main.tsx",
    "status-bar": "src/editor/decap/status-bar/status-bar.css",
  };
  // Decap's packages are written for Node as well.
  const outputs = await bundleApp(programs, { "process.env": "{}", global: "globalThis" });
  const [script, { cssBundle }] = findOutput(outputs, "src/editor/decap/main.tsx");
  const [style] = findOutput(outputs, "src/editor/decap/status-bar/status-bar.css");
  const head = `<meta name="preview-style" content="${toAddress(cssBundle)}" />\n    `;
  const addresses = { style: toAddress(style), script: toAddress(script) };
  const index = renderIndex({ title: [brand, "Editor"].filter(Boolean).join(" · "), ...addresses, head });
  await writeFile(inRoot("static/admin/index.html"), index);
  const ofPages = await buildStaffPages(brand);
  const names = new Set([...outputs.map(([path]) => toName(path)), ...ofPages]);
  for (const name of await readdir(FOLDER))
    if (/-[A-Z0-9]{8}\./.test(name) && !names.has(name)) await rm(inRoot("static/admin", name));
  await writeFile(inRoot("static/admin/logo.svg"), createLogo(brand));
  await writeFile(STAMP, fingerprint);
}
