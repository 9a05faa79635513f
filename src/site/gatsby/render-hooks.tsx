import type { GatsbySSR } from "gatsby";
import type { ReactElement, ReactNode } from "react";

import figtree from "../../styles/fonts/figtree.woff2";
import fraunces from "../../styles/fonts/fraunces-480.woff2";

/** With the hash, Gatsby renders every page again when nothing but styles has changed (gatsby/dist/commands/build.js does not see those). */
const LAYERS_KEY = `layers-${STYLES_HASH}`;

/** Gatsby's inline script with the path of the page: the content policy would need another hash for each page (docs/decisions/0223). */
const PATH_SCRIPT_ID = "gatsby-script-loader";

const isElement = (node: ReactNode): node is ReactElement<{ id?: string }> =>
  typeof node === "object" && node !== null && "props" in node;

/** Adds the order of the style layers and the fonts of the first view. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    <style key={LAYERS_KEY}>{"@layer reset, tokens, base, components;"}</style>,
    ...[fraunces, figtree].map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
    )),
  ]);
};

/** Puts the order of the layers before all styles, because webpack does not sort style sheets. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  getPostBodyComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  const isLayers = (node: ReactNode) => isElement(node) && node.key === LAYERS_KEY;
  const head = getHeadComponents();
  replaceHeadComponents([...head.filter(isLayers), ...head.filter((node) => !isLayers(node))]);
  replacePostBodyComponents(
    getPostBodyComponents().filter((node) => !(isElement(node) && node.props.id === PATH_SCRIPT_ID)),
  );
};
