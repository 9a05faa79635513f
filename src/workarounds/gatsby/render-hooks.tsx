/*
 * Workaround for: Gatsby writes all styles and a script with the page's path into each page (gatsby/cache-dir/static-entry.js). Relies on
 *   `bodyHtml`, `data-href` and the key `script-loader`, which the hooks' documentation does not name.
 *   It renders a page again when the code that renders has changed, and the styles inside of a page are none of it (dist/commands/build.js).
 * Tested with: gatsby 5.16
 * Upstream: https://github.com/gatsbyjs/gatsby/issues/1526 (styles, closed), https://github.com/gatsbyjs/gatsby/pull/29600 (path, closed)
 * Without it: after a change of styles alone a build with caches leaves the old ones in all pages; 13 kB (gzip) more in each page (docs/decisions/0224), and one hash in the content policy for each page (docs/decisions/0223).
 * Fails without it: e2e/full/page-weight.spec.ts, e2e/pages.spec.ts
 * Needed while this passes: src/workarounds/gatsby/html.upstream.slow.test.ts
 */
import type { GatsbySSR } from "gatsby";
import type { ReactElement, ReactNode } from "react";

import { FONTS, getFontFaces } from "../../templates/font-faces";
import { pickStyles } from "../../templates/page-styles";
import { deferScripts } from "./defer-scripts";

/** With the hash the code that renders is another one after a change of styles alone. */
const LAYERS_KEY = `layers-${STYLES_HASH}`;

/** Gatsby's inline script with the path of the page, the only one that differs from page to page. */
const PATH_SCRIPT_KEY = "script-loader";

interface GatsbyStyles {
  "data-href": string;
  dangerouslySetInnerHTML: { __html: string };
}

const fontFaces = getFontFaces();

/** The HTML of the pages that are being rendered, by path; kept from the first hook to the second. */
const bodies = new Map<string, string>();

/** Adds the order of the style layers, the fonts of the first view, and the path of the page as an attribute (docs/decisions/0223). */
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
 * Puts the order of the layers before all styles, because webpack does not sort style sheets; removes the script with the page's path;
 * reduces the styles to those that the page shows. The whole sheet, for the pages that follow, is loaded with the scripts.
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
  replacePostBodyComponents(deferScripts(scripts, sheets));
};
