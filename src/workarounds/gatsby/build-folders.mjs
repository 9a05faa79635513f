/*
 * Workaround for: Gatsby tells no program outside of it where a build stands: the compiled gatsby-node and the caches
 *   that the next build starts from (gatsby/dist: utils/parcel/compile-gatsby-files.js,
 *   redux/persist.js, datastore/lmdb/lmdb-datastore.js, utils/page-ssr-module/bundle-webpack.js, utils/cache-lmdb.js).
 * Tested with: gatsby 5.16
 * Upstream: none filed
 * Without it: each save and each build starts from nothing.
 * Fails without it: e2e/full/editor-entries.spec.ts
 * Needed while this passes: src/workarounds/gatsby/build-folders.upstream.slow.test.ts
 */

/** The compiled `gatsby-node.ts`. */
export const COMPILED_GATSBY_NODE = ".cache/compiled/gatsby-node.js";

/** Gatsby deletes the built pages when it is missing. */
export const PLUGIN_CACHES = ".cache/caches-lmdb";

/** The state, the nodes and the compiled renderer: a session of Gatsby starts from them (scripts/workarounds/gatsby-session.mjs). */
export const SESSION_CACHES = [".cache/redux", ".cache/data", ".cache/page-ssr"];
