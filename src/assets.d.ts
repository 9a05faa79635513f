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
