export { createOfferResolvers as createResolvers } from "./src/content/gatsby/create-resolvers";
export { createPages } from "./src/content/gatsby/create-pages";
export { createSchemaCustomization } from "./src/content/gatsby/create-schema-customization";
export { onCreateDevServer } from "./src/content/gatsby/on-create-dev-server";
export { onCreateNode } from "./src/content/gatsby/on-create-node";
export { onCreateWebpackConfig } from "./src/content/gatsby/on-create-webpack-config";
export { onPostBuild } from "./src/content/gatsby/on-post-build";
export { onPreBuild } from "./src/content/gatsby/on-pre-build";
export { sourceNodes } from "./src/content/gatsby/publish-by-date";
