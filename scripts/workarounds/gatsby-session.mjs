/*
 * Workaround for: `gatsby build` starts, compiles and bundles everything for one changed text. Relies on the steps of
 *   gatsby/dist/commands/build.js, calls 14 modules of gatsby/dist, and replaces three functions of Gatsby and chokidar.
 * Tested with: gatsby 5.16
 * Upstream: none filed (related: https://github.com/gatsbyjs/gatsby/issues/5002, closed)
 * Without it: staff wait 20 to 28 s after each save instead of 2 s (docs/decisions/0222).
 * Fails without it: e2e/full/editor-entries.spec.ts
 * Needed while this passes: scripts/workarounds/gatsby-session.upstream.test.mjs
 *
 * With any other minor version of Gatsby, or after any failure, the editor's backend runs a plain build instead.
 */
import { createRequire } from "node:module";
import { existsSync } from "node:fs";

import { ROOT, inRoot } from "../lib/root.mjs";

const require = createRequire(import.meta.url);
const load = (module) => require(`gatsby/dist/${module}`);
const TESTED_VERSION = /^5\.16\./;

export function findUntestedVersion() {
  const { version } = require("gatsby/package.json");
  return TESTED_VERSION.test(version) ? undefined : version;
}

const BUILD_ENVIRONMENT = {
  NODE_ENV: "production",
  gatsby_executing_command: "build",
  gatsby_log_level: "normal",
};

function getProgram() {
  return {
    _: ["build"],
    directory: ROOT,
    sitePackageJson: require(inRoot("package.json")),
    report: require("gatsby-cli/lib/reporter").default,
    useYarn: false,
    verbose: false,
  };
}

/** Skips the parts of the start that depend on code alone: a session uses the configuration and functions that a full build has compiled. */
function skipCompiling() {
  load("utils/parcel/compile-gatsby-files").compileGatsbyFiles = () => Promise.resolve();
  load("internal-plugins/functions/gatsby-node").onPreBootstrap = () => Promise.resolve();
}

/** gatsby-source-filesystem watches its folders. A session reads them with each publish instead. Gets what ends the watching. */
function collectWatchers() {
  const chokidar = require("chokidar");
  const { watch } = chokidar;
  const watchers = [];
  chokidar.watch = (...args) => {
    const watcher = watch(...args);
    watchers.push(watcher);
    return watcher;
  };
  return () => Promise.all(watchers.splice(0).map((watcher) => watcher.close()));
}

/** Deletes the nodes of deleted files: on a repeated run Gatsby looks at new and changed files alone. */
async function deleteMissingFiles(store) {
  const { actions } = load("redux/actions");
  const { getDataStore } = load("datastore");
  for (const node of [...getDataStore().iterateNodesByType("File")])
    if (!existsSync(node.absolutePath)) store.dispatch(actions.deleteNode(node));
  await getDataStore().ready();
}

/**
 * Starts Gatsby's build from the caches of the last full build, and stops before its bundles, which content does not change. The code must be
 * that of the full build. An error in the content ends the process with Gatsby's report, as it ends `gatsby build` (docs/decisions/0222).
 */
export async function openGatsbySession() {
  process.chdir(ROOT);
  Object.assign(process.env, BUILD_ENVIRONMENT);
  require("./picture-rendering.cjs");
  global.__GATSBY = { buildId: String(process.pid), root: ROOT };
  skipCompiling();
  const closeWatchers = collectWatchers();
  const { saveState, store } = load("redux");
  const services = load("services");
  const program = getProgram();
  const { gatsbyNodeGraphQLFunction, workerPool } = await load("bootstrap").bootstrap({ program });
  const context = { program, store, gatsbyNodeGraphQLFunction, shouldRunCreatePagesStatefully: true };
  await closeWatchers();

  /** Writes what Gatsby remembers; its nodes are on the disk already, and the two belong together. */
  async function writeState() {
    await saveState();
    await load("datastore").getDataStore().ready();
  }
  await writeState();

  async function readContent() {
    await services.sourceNodes(context);
    await closeWatchers();
    await deleteMissingFiles(store);
    await services.createPages(context);
  }

  async function runQueries() {
    const { getPageMode, materializePageMode } = load("utils/page-mode");
    const { GraphQLRunner } = load("query/graphql-runner");
    const { queryIds } = await services.calculateDirtyQueries({ store });
    queryIds.pageQueryIds = queryIds.pageQueryIds.filter((page) => getPageMode(page) === "SSG");
    const run = { queryIds, store, program, graphqlRunner: new GraphQLRunner(store) };
    await services.runStaticQueries(run);
    await services.runPageQueries(run);
    await services.runSliceQueries(run);
    await load("utils/wait-until-jobs-complete").waitUntilAllJobsComplete();
    await materializePageMode();
    await load("utils/page-data").flush();
  }

  return {
    /**
     * Brings `public/` up to date with the content. `staticFiles` resolves when `static/` is up to date; `watch` measures the steps. Gets
     * the paths of rendered and of deleted pages.
     */
    async publish({ staticFiles, watch }) {
      await readContent();
      watch.lap("nodes and pages");
      await runQueries();
      watch.lap("queries");
      const { buildHTMLPagesAndDeleteStaleArtifacts } = load("commands/build-html");
      const pages = await buildHTMLPagesAndDeleteStaleArtifacts({ program, workerPool });
      watch.lap("HTML");
      await staticFiles;
      load("utils/get-static-dir").copyStaticDirs();
      watch.lap("editor and static files");
      await load("utils/api-runner-node")("onPostBuild", { graphql: gatsbyNodeGraphQLFunction });
      watch.lap("beside the pages");
      await writeState();
      watch.lap("saving the state");
      return { rendered: pages.toRegenerate, deleted: pages.toDelete };
    },
  };
}
