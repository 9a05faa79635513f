import type { GatsbySSR } from "gatsby";
import type { ReactNode } from "react";

import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";

const LAYERS_KEY = "layers";

/** Gatsby's inline script that says of which path the page is: the only one that differs from page to page. */
const PATH_SCRIPT_KEY = "script-loader";

/**
 * Names the order of the style layers, lets the browser load the two fonts of the first view at once, and says in an
 * attribute of which path the page is (docs/decisions/0060).
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setBodyAttributes,
  setHeadComponents,
}) => {
  const attributes: object = { "data-page-path": pathname };
  setBodyAttributes(attributes);
  setHeadComponents([
    <style key={LAYERS_KEY}>{"@layer reset, tokens, base, components;"}</style>,
    ...[fraunces, figtree].map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
    )),
  ]);
};

function hasKey(component: ReactNode, key: string): boolean {
  return typeof component === "object" && component !== null && "key" in component && component.key === key;
}

/**
 * Puts the order of the layers before any style, since webpack gives no order to the files of styles, and leaves out the
 * script that would need a hash of its own for each page.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  getPostBodyComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  const components = getHeadComponents();
  const isLayers = (component: ReactNode) => hasKey(component, LAYERS_KEY);
  replaceHeadComponents([
    ...components.filter(isLayers),
    ...components.filter((component) => !isLayers(component)),
  ]);
  replacePostBodyComponents(
    getPostBodyComponents().filter((component) => !hasKey(component, PATH_SCRIPT_KEY)),
  );
};
