export { createOfferResolvers as createResolvers } from "./src/build/create-resolvers";
export { createPages } from "./src/build/create-pages";
export { createSchemaCustomization } from "./src/build/create-schema-customization";
export { onCreateDevServer } from "./src/build/on-create-dev-server";
export { onCreateNode } from "./src/build/on-create-node";
export { onCreateWebpackConfig } from "./src/build/on-create-webpack-config";
export { onPostBuild } from "./src/build/on-post-build";
export { onPreBuild } from "./src/build/on-pre-build";
export { sourceNodes } from "./src/build/publish-by-date";
