declare module "*.module.css" {
  const classes: Record<string, string>;
  export = classes;
}

declare module "*.woff2" {
  const url: string;
  export default url;
}

/** The language choice of the root path, bundled by src/content/gatsby/webpack-config.ts. */
declare const ROOT_LANGUAGE_SCRIPT: string;

/** A hash of all style sheets. */
declare const STYLES_HASH: string;

declare module "wawoff2" {
  /** Unpacks a WOFF2 font into a TrueType one. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
// Packages of remark 13, which gatsby-transformer-remark uses, came without types.
declare module "micromark-extension-gfm-table";
declare module "micromark-extension-gfm-strikethrough";
declare module "mdast-util-gfm-table/from-markdown.js";
declare module "mdast-util-gfm-strikethrough/from-markdown.js";
