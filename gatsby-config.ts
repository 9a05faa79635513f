import type { GatsbyConfig } from "gatsby";

import { createDevelopMiddleware } from "./src/build/develop-middleware";

/** Where `npm run dev` has started the editor's backend. */
const { EDITOR_PORT } = process.env;

const gatsbyConfig: GatsbyConfig = {
  siteMetadata: { siteUrl: process.env.SITE_URL ?? "http://127.0.0.1:8000" },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
  developMiddleware: createDevelopMiddleware(__dirname, EDITOR_PORT ? Number(EDITOR_PORT) : undefined),
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: `${__dirname}/content` } },
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "messages", path: `${__dirname}/src/i18n/messages` },
    },
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["auto", "webp", "avif"],
          placeholder: "dominantColor",
          quality: 72,
          avifOptions: { quality: 55 },
        },
      },
    },
    "gatsby-transformer-sharp",
  ],
};

export default gatsbyConfig;
