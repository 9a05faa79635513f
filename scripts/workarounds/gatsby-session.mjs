/*
 * Workaround for: `gatsby build` compiles and bundles everything for one changed text. Follows the steps of gatsby/dist/commands/build.js, calls
 *   14 modules of gatsby/dist, replaces two functions and resets two states of Gatsby.
 * Tested with: gatsby 5.16
 * Upstream: none filed (related: https://github.com/gatsbyjs/gatsby/issues/5002, closed)
 * Without it: staff wait 20 to 28 s after each save instead of some 5 s (docs/decisions/0222).
 * Fails without it: e2e/full/editor-entries.spec.ts
 * Needed while this passes: scripts/workarounds/gatsby-session.upstream.test.mjs
 */
import { createRequire } from "node:module";
import { ROOT, inRoot } from "../lib/root.mjs";

const require = createRequire(import.meta.url);
const load = (module) => require(`gatsby/dist/${module}`);
/** State, nodes and compiled renderer of the last full build. */
export const SESSION_CACHES = [".cache/redux", ".cache/data", ".cache/page-ssr"];

/**
 * Starts Gatsby from the caches of the last full build, and returns what brings `public/` up to date with the content, once. An error in
 * the content ends the process, as it ends `gatsby build`.
 */
export async function openGatsbySession() {
  Object.assign(process.env, { NODE_ENV: "production", gatsby_executing_command: "build" });
  require("./picture-rendering.cjs");
  global.__GATSBY = { buildId: String(process.pid), root: ROOT };
  // Configuration and functions are those that the full build has compiled.
  load("utils/parcel/compile-gatsby-files").compileGatsbyFiles = () => Promise.resolve();
  load("internal-plugins/functions/gatsby-node").onPreBootstrap = () => Promise.resolve();
  const program = { _: ["build"], directory: ROOT, sitePackageJson: require(inRoot("package.json")) };
  program.report = require("gatsby-cli/lib/reporter").default;
  const { gatsbyNodeGraphQLFunction: graphql, workerPool } = await load("bootstrap").bootstrap({ program });
  const { saveState, store } = load("redux");
  const services = load("services");
  return async () => {
    // As in a new process: what is gone from the content is deleted.
    store.getState().nodesTouched.clear();
    load("utils/source-nodes").is.initialSourceNodesOfCurrentNodeProcess = true;
    const context = { store, gatsbyNodeGraphQLFunction: graphql, shouldRunCreatePagesStatefully: true };
    await services.sourceNodes(context);
    await services.createPages(context);
    const { getPageMode, materializePageMode } = load("utils/page-mode");
    const { queryIds } = await services.calculateDirtyQueries({ store });
    queryIds.pageQueryIds = queryIds.pageQueryIds.filter((page) => getPageMode(page) === "SSG");
    const graphqlRunner = new (load("query/graphql-runner").GraphQLRunner)(store);
    const run = { queryIds, store, program, graphqlRunner };
    for (const name of ["runStaticQueries", "runPageQueries", "runSliceQueries"]) await services[name](run);
    await load("utils/wait-until-jobs-complete").waitUntilAllJobsComplete();
    await materializePageMode();
    await load("utils/page-data").flush();
    const { buildHTMLPagesAndDeleteStaleArtifacts } = load("commands/build-html");
    await buildHTMLPagesAndDeleteStaleArtifacts({ program, workerPool });
    load("utils/get-static-dir").copyStaticDirs();
    await load("utils/api-runner-node")("onPostBuild", { graphql });
    // The nodes are on the disk already, and the two belong together.
    await saveState();
    await load("datastore").getDataStore().ready();
  };
}
