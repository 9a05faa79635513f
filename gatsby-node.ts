export { sourceNodes } from "./src/content/gatsby/create-nodes";
export { createPages } from "./src/content/gatsby/create-pages";
export { createOfferResolvers as createResolvers } from "./src/content/gatsby/create-resolvers";
export { createSchemaCustomization } from "./src/content/gatsby/create-schema";
export { onCreateDevServer } from "./src/content/gatsby/develop";
export { onPostBuild } from "./src/content/gatsby/post-build";
export { onCreateWebpackConfig } from "./src/content/gatsby/webpack-config";
