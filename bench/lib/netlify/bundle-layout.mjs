import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

import { bundleMailWorker } from "../../../scripts/lib/bundle.mjs";

const SOURCE = join(import.meta.dirname, "../../..");
const require = createRequire(import.meta.url);
const { default: loadFunction } = require(
  join(SOURCE, "node_modules/gatsby/dist/internal-plugins/functions/api-function-webpack-loader.js"),
);
const getAdapterFile = (name) => join(SOURCE, "node_modules/gatsby-adapter-netlify/dist", name);

const COMMON = { absWorkingDir: SOURCE, bundle: true, platform: "node", target: "node20", logLevel: "error" };

/** As Gatsby names them: brackets and slashes count for nothing, so two files can have one id (src/hosting/host.test.ts). */
const toIds = (names) => names.map((name) => `${name.replace(/[^a-z]+/g, "-").replace(/^-|-$/g, "")}-js`);
const toRoute = (name) => `/api/${name.replace("[...]", "*").replace("[name]", ":name")}`;

/** A few pages in the places where Gatsby writes them. */
const PAGES = {
  "/": "index.html",
  "/404.html": "404.html",
  "/es/404": "es/404/index.html",
  "/it/404": "it/404/index.html",
  "/it/catalogo": "it/catalogo/index.html",
  "/it/catalog/barca": "it/catalog/barca/index.html",
  "/admin/index.html": "admin/index.html",
  "/static/picture.avif": "static/picture.avif",
};

async function listFunctions() {
  const files = await readdir(join(SOURCE, "src/api"), { recursive: true });
  return files.filter((file) => file.endsWith(".ts")).map((file) => file.replace(/\.ts$/, ""));
}

/** The documents of the content API, in the place where the functions look for them when they are compiled. */
async function writeDocuments(root) {
  await bundleMailWorker();
  const program = join(root, ".build/content.mjs");
  await build({
    ...COMMON,
    packages: "external",
    entryPoints: ["src/content/documents/content-program.ts"],
    outfile: program,
    format: "esm",
  });
  await (await import(pathToFileURL(program).href)).writeContentDocuments(join(root, ".build/content"));
}

const toDocuments = (root) => ({
  name: "documents",
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/\.build\/content\// }, ({ path }) => ({
      path: join(root, ".build/content", basename(path)),
    })),
});

/** Reads a function in the wrapper that Gatsby itself lays around it; Gatsby's folder is where that looks for its parsers. */
const toWrapped = () => ({
  name: "wrapped",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^wrapped:/ }, ({ path }) => ({
      path: path.slice("wrapped:".length),
      namespace: "wrapped",
    }));
    onLoad({ filter: /./, namespace: "wrapped" }, async ({ path: name }) => {
      const resourcePath = join(SOURCE, "src/api", `${name}.ts`);
      const resourceQuery = `?matchPath=${name.includes("[") ? toRoute(name).slice("/api/".length) : ""}`;
      const contents = await loadFunction.call({ resourceQuery, resourcePath });
      return { contents, resolveDir: join(SOURCE, "node_modules/gatsby") };
    });
  },
});

/** Compiles the functions as Gatsby does, by esbuild instead of webpack. */
async function compile(root, names) {
  await build({
    ...COMMON,
    entryPoints: names.map((name) => ({ in: `wrapped:${name}`, out: name })),
    outdir: join(root, ".cache/functions"),
    define: { PREFIX_TO_STRIP: '""' },
    external: ["libsql"],
    plugins: [toDocuments(root), toWrapped()],
  });
}

async function writePages(root) {
  for (const file of Object.values(PAGES)) {
    await mkdir(join(root, "public", dirname(file)), { recursive: true });
    await writeFile(join(root, "public", file), `<!doctype html><title>${file}</title>`);
  }
}

/** Has the adapter's own code lay out functions and pages, as it does at the end of a build. It writes where the process stands. */
async function adapt(root, names) {
  const home = process.cwd();
  process.chdir(root);
  const { prepareFunctionVariants } = require(getAdapterFile("lambda-handler.js"));
  const { handleRoutesManifest } = require(getAdapterFile("route-handler.js"));
  const statics = Object.entries(PAGES).map(([path, file]) => ({
    ...{ path, type: "static", filePath: `public/${file}`, headers: [] },
  }));
  const ids = toIds(names);
  const functions = names.map((name, index) => ({
    ...{ path: toRoute(name), type: "function", functionId: ids[index] },
  }));
  // The more exact route stands first, as Gatsby ranks them.
  const rank = ({ path }) => (path.includes(":") ? 0 : path.length);
  const routes = [...statics, ...functions].sort((a, b) => rank(b) - rank(a));
  await handleRoutesManifest(routes, []);
  for (const [index, name] of names.entries()) {
    const pathToEntryPoint = `.cache/functions/${name}.js`;
    await prepareFunctionVariants({
      ...{ functionId: ids[index], name: toRoute(name), pathToEntryPoint, requiredFiles: [pathToEntryPoint] },
    });
  }
  process.chdir(home);
}

async function bundleOwn(root, source, outfile, format) {
  await build({
    ...COMMON,
    packages: "external",
    entryPoints: [join("src/deployment", source)],
    outfile: join(root, outfile),
    format,
  });
}

/**
 * Makes what a build on Netlify makes, in seconds and without its pages: our functions in Gatsby's wrapper and the
 * adapter's handlers, our rules. Gets its folder.
 */
export async function bundleLayout() {
  const root = await mkdtemp(join(tmpdir(), "site-netlify-"));
  const names = await listFunctions();
  await writePages(root);
  await symlink(join(SOURCE, "node_modules"), join(root, "node_modules"));
  await writeDocuments(root);
  await compile(root, names);
  await adapt(root, names);
  await bundleOwn(root, "netlify/prepare-deploy.ts", ".build/prepare-deploy.mjs", "esm");
  await (await import(pathToFileURL(join(root, ".build/prepare-deploy.mjs")).href)).prepareDeploy(root);
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
