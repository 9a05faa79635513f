import { inRoot } from "./root.mjs";

/** A plugin of esbuild that replaces `gatsby`, which the site's components import, by a stub. */
export const GATSBY_STUB = {
  name: "gatsby-stub",
  setup(build) {
    build.onResolve({ filter: /^gatsby$/ }, () => ({ path: inRoot("src/admin/previews/gatsby-stub.tsx") }));
  },
};
