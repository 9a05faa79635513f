import type { GatsbySSR } from "gatsby";
import type { ReactElement, ReactNode } from "react";

import { FONTS, getFontFaces } from "./font-faces";
import { pickStyles } from "./page-styles";
import { holdScripts } from "./start-script";

const LAYERS_KEY = "layers";

/** Gatsby's inline script that says of which path the page is: the only one that differs from page to page. */
const PATH_SCRIPT_KEY = "script-loader";

interface GatsbyStyles {
  "data-href": string;
  dangerouslySetInnerHTML: { __html: string };
}

/** The same for all pages that a process renders. */
const fontFaces = getFontFaces();

/** The pages that are being rendered, between the two hooks. */
const bodies = new Map<string, string>();

/**
 * Names the order of the style layers, lets the browser load the two fonts of the first view at once, and says in an
 * attribute of which path the page is (docs/decisions/0060).
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = (args) => {
  const { bodyHtml, pathname, setBodyAttributes, setHeadComponents } = args as typeof args & {
    bodyHtml?: string;
  };
  if (bodyHtml !== undefined) bodies.set(pathname, bodyHtml);
  const attributes: object = { "data-page-path": pathname };
  setBodyAttributes(attributes);
  setHeadComponents([
    <style key={LAYERS_KEY}>{"@layer reset, tokens, base, components;"}</style>,
    ...FONTS.map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
    )),
    <style key="fonts" data-fonts="" dangerouslySetInnerHTML={{ __html: fontFaces }} />,
  ]);
};

function hasKey(component: ReactNode, key: string): boolean {
  return typeof component === "object" && component !== null && "key" in component && component.key === key;
}

function isStyles(component: ReactNode): component is ReactElement<GatsbyStyles> {
  const { props } = (component ?? {}) as { props?: Partial<GatsbyStyles> };
  return typeof props?.["data-href"] === "string";
}

/**
 * Puts the order of the layers before any style, since webpack gives no order to the files of styles, and leaves out the
 * script that would need a hash of its own for each page. A page brings the styles that it shows; the whole sheet, which
 * later pages need, comes with the scripts, and these wait for the first view.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  getPostBodyComponents,
  pathname,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  const components = getHeadComponents();
  const body = bodies.get(pathname) ?? "";
  bodies.delete(pathname);
  const sheets: string[] = [];
  const toPageStyles = (component: ReactNode) => {
    if (!isStyles(component)) return component;
    const { "data-href": href, dangerouslySetInnerHTML } = component.props;
    sheets.push(href);
    const __html = pickStyles(dangerouslySetInnerHTML.__html, body);
    return <style key={href} dangerouslySetInnerHTML={{ __html }} />;
  };
  const isLayers = (component: ReactNode) => hasKey(component, LAYERS_KEY);
  replaceHeadComponents([
    ...components.filter(isLayers),
    ...components.filter((component) => !isLayers(component)).map(toPageStyles),
  ]);
  const scripts = getPostBodyComponents().filter((component) => !hasKey(component, PATH_SCRIPT_KEY));
  replacePostBodyComponents(holdScripts(scripts, sheets));
};
