/** @jest-environment node */
import { basename } from "node:path";

import { readPackageFile } from "../../testing/read-package-file";
import {
  COMPILED_GATSBY_NODE,
  FUNCTIONS_FOLDER,
  FUNCTIONS_MANIFEST,
  PLUGIN_CACHES,
  SESSION_CACHES,
} from "./build-folders.mjs";

const read = (path: string) => readPackageFile(`gatsby/dist/${path}.js`);

it("Gatsby still compiles functions into this folder, and lists them in this manifest", () => {
  const functions = read("internal-plugins/functions/gatsby-node");
  expect(`.cache/${basename(FUNCTIONS_FOLDER)}`).toBe(FUNCTIONS_FOLDER);
  expect(functions).toContain(`join(siteDirectoryPath, \`.cache\`, \`${basename(FUNCTIONS_FOLDER)}\`)`);
  expect(functions).toContain(
    `join(compiledFunctionsDir, \`${FUNCTIONS_MANIFEST}\`), JSON.stringify(knownFunctions`,
  );
});

it("Gatsby still names routes, files and patterns in the manifest, and still matches them by these names", () => {
  const functions = read("internal-plugins/functions/gatsby-node");
  for (const name of ["functionRoute", "relativeCompiledFilePath", "matchPath"])
    expect(functions).toContain(`${name}: `);
  const middleware = read("internal-plugins/functions/middleware");
  expect(middleware).toContain("=> functionRoute === pathFragment");
  expect(middleware).toContain("req.params[`0`] = req.params[`*`];");
});

it("Gatsby still compiles gatsby-node into this file", () => {
  const compiling = read("utils/parcel/compile-gatsby-files");
  const [, folder = ""] = /COMPILED_CACHE_DIR = `([^`]+)`/.exec(compiling) ?? [];
  expect(`${folder}/gatsby-node.js`).toBe(COMPILED_GATSBY_NODE);
});

it("Gatsby still keeps its caches in these folders, and deletes the pages without that of the plugins", () => {
  const [state = "", nodes = "", renderer = ""] = SESSION_CACHES;
  expect(read("redux/persist")).toContain(`\`${state}\``);
  expect(read("datastore/lmdb/lmdb-datastore")).toContain(`\`/${nodes}/\``);
  expect(read("utils/page-ssr-module/bundle-webpack")).toContain(
    `join(process.cwd(), \`.cache\`, \`${basename(renderer)}\`)`,
  );
  const folder = basename(PLUGIN_CACHES);
  expect(read("utils/cache-lmdb")).toContain(`\`${folder}\``);
  expect(read("services/initialize")).toContain(`lmdbCacheDirectoryName = \`${folder}\`;`);
});
