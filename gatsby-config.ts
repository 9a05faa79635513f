import type { GatsbyConfig } from "gatsby";

import { createDevelopMiddleware } from "./src/content/gatsby/develop";
import { DEFAULT_LOCALE, LOCALE_CODES } from "./src/domain/config/locales";
import { I18NEXT_OPTIONS } from "./src/domain/i18n/messages";

/** Where `npm run dev` has started the editor's backend. */
const { EDITOR_PORT } = process.env;
/** 1: pictures in AVIF as well, which take longer than all others. `npm run build` and `npm run package` set it. */
const AVIF = process.env.GATSBY_AVIF === "1" ? ["avif"] : [];
const siteUrl = process.env.SITE_URL ?? "http://127.0.0.1:8000";

const gatsbyConfig: GatsbyConfig = {
  siteMetadata: { siteUrl },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: true,
  developMiddleware: createDevelopMiddleware(__dirname, EDITOR_PORT ? Number(EDITOR_PORT) : undefined),
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      // Pictures and videos; texts are read by src/content/gatsby/create-nodes.ts.
      options: {
        name: "content",
        path: `${__dirname}/content`,
        ignore: ["**/*.md", "**/*.yml", "**/*.json"],
      },
    },
    {
      resolve: "gatsby-source-filesystem",
      // The texts of the editor are in folders of their own; no page asks for them.
      options: {
        name: "locale",
        path: `${__dirname}/src/locales`,
        ignore: ["**/locales/*/editor", "**/locales/*/staff"],
      },
    },
    {
      resolve: "gatsby-plugin-react-i18next",
      options: {
        localeJsonSourceName: "locale",
        languages: LOCALE_CODES,
        defaultLanguage: DEFAULT_LOCALE,
        generateDefaultLanguagePage: false,
        redirect: false,
        siteUrl,
        trailingSlash: "never",
        verbose: false,
        i18nextOptions: I18NEXT_OPTIONS,
      },
    },
    {
      resolve: "gatsby-transformer-remark",
      options: {
        gfm: false,
        footnotes: false,
        plugins: [{ resolve: `${__dirname}/plugins/gatsby-remark-safe-markdown` }],
      },
    },
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["webp", ...AVIF],
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
