declare module "wawoff2" {
  /** Unpacks a WOFF2 font into a TrueType one. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
// Packages of remark 13, which gatsby-transformer-remark uses, came without types.
declare module "micromark-extension-gfm-table";
declare module "micromark-extension-gfm-strikethrough";
declare module "mdast-util-gfm-table/from-markdown.js";
declare module "mdast-util-gfm-strikethrough/from-markdown.js";
