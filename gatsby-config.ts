import type { GatsbyConfig } from "gatsby";

const gatsbyConfig: GatsbyConfig = {
  siteMetadata: { siteUrl: process.env.SITE_URL ?? "http://127.0.0.1:8000" },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
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
