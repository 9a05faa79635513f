import { createRequire } from "node:module";
import { existsSync } from "node:fs";

import { ROOT, inRoot } from "./root.mjs";

const require = createRequire(import.meta.url);
const load = (module) => require(`gatsby/dist/${module}`);

/** What Gatsby's command line sets for `gatsby build`. */
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

/**
 * The parts of the start that only code needs. A session runs on what a full build has compiled: neither configuration nor
 * functions are compiled again. Gets the step that compiles the functions, for content that they contain.
 */
function deferCompiling() {
  load("utils/parcel/compile-gatsby-files").compileGatsbyFiles = () => Promise.resolve();
  const functions = load("internal-plugins/functions/gatsby-node");
  const compile = functions.onPreBootstrap;
  let compileNow = () => Promise.resolve();
  functions.onPreBootstrap = (args) => {
    compileNow = () => compile(args);
    return Promise.resolve();
  };
  return () => compileNow();
}

/** gatsby-source-filesystem watches its folders, also in a build; here every publish reads them anew. */
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

/** Forgets files that are gone: on a repeated run Gatsby itself looks at new and changed ones alone. */
async function deleteMissingFiles(store) {
  const { actions } = load("redux/actions");
  const { getDataStore } = load("datastore");
  for (const node of [...getDataStore().iterateNodesByType("File")])
    if (!existsSync(node.absolutePath)) store.dispatch(actions.deleteNode(node));
  await getDataStore().ready();
}

/**
 * Starts Gatsby's build on the caches of the last full build and stops before its bundles, which content does not change. Needs the
 * very code of that build. Content that is not in order ends the process with Gatsby's report, as it ends `gatsby build`.
 * The steps are those of `gatsby/dist/commands/build.js` (Gatsby 5.16) without webpack: see docs/decisions/0025.
 */
export async function openGatsbySession() {
  process.chdir(ROOT);
  Object.assign(process.env, BUILD_ENVIRONMENT);
  require("./picture-rendering.cjs");
  global.__GATSBY = { buildId: String(process.pid), root: ROOT };
  const compileFunctions = deferCompiling();
  const closeWatchers = collectWatchers();
  const { saveState, store } = load("redux");
  const services = load("services");
  const program = getProgram();
  const { gatsbyNodeGraphQLFunction, workerPool } = await load("bootstrap").bootstrap({ program });
  const context = { program, store, gatsbyNodeGraphQLFunction, shouldRunCreatePagesStatefully: true };
  await closeWatchers();

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
     * Brings `public/` up to date with the content; `withFunctions`, `.cache/functions` as well. `staticFiles` is the
     * promise that `static/` is up to date; `isJustRead`: no content has changed since the start; `watch` measures the steps. Gets the paths of the pages that were rendered and of those that
     * are gone.
     */
    async publish({ isJustRead, withFunctions, staticFiles, watch }) {
      if (!isJustRead) await readContent();
      watch.lap("nodes and pages");
      if (withFunctions) await compileFunctions();
      watch.lap("compiling functions");
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
      await saveState();
      await load("datastore").getDataStore().ready();
      watch.lap("saving the state");
      return { rendered: pages.toRegenerate, deleted: pages.toDelete };
    },
  };
}
