/** @jest-environment node */
import { basename } from "node:path";

import { readPackageFile } from "../../testing/read-package-file";
import { COMPILED_GATSBY_NODE, PLUGIN_CACHES, SESSION_CACHES } from "./build-folders.mjs";

const read = (path: string) => readPackageFile(`gatsby/dist/${path}.js`);

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
