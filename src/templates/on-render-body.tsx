import type { GatsbySSR } from "gatsby";

import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";

const LAYERS_KEY = "layers";

/** Names the order of the style layers, and lets the browser load the two fonts of the first view at once. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    <style key={LAYERS_KEY}>{"@layer reset, tokens, base, components;"}</style>,
    ...[fraunces, figtree].map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
    )),
  ]);
};

/** The order of the layers must be named before any style, and webpack gives no order to the files of styles. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const components = getHeadComponents();
  const isLayers = (component: (typeof components)[number]) =>
    typeof component === "object" && component !== null && "key" in component && component.key === LAYERS_KEY;
  replaceHeadComponents([
    ...components.filter(isLayers),
    ...components.filter((component) => !isLayers(component)),
  ]);
};
