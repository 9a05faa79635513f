export { createOfferResolvers as createResolvers } from "./src/content/gatsby/create-resolvers";
export { createPages } from "./src/content/gatsby/create-pages";
export { createSchemaCustomization } from "./src/content/gatsby/create-schema";
export { onCreateDevServer } from "./src/content/gatsby/develop";
export { onCreateNode } from "./src/content/gatsby/create-nodes";
export { onCreateWebpackConfig } from "./src/content/gatsby/webpack-config";
export { onPostBuild } from "./src/content/gatsby/post-build";
export { onPreBuild } from "./src/content/gatsby/post-build";
export { sourceNodes } from "./src/content/gatsby/create-nodes";
