import { inRoot } from "./root.mjs";

/** A plugin of esbuild: the site's components import `gatsby`, and outside of it the editor's small stub stands for it. */
export const GATSBY_STUB = {
  name: "gatsby-stub",
  setup(build) {
    build.onResolve({ filter: /^gatsby$/ }, () => ({ path: inRoot("src/admin/previews/gatsby-stub.tsx") }));
  },
};
