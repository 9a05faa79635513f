import figtree from "../styles/fonts/figtree.woff2";
import fraunces from "../styles/fonts/fraunces-480.woff2";

const ADDRESSES: Readonly<Record<string, string>> = {
  "./fonts/figtree.woff2": figtree,
  "./fonts/fraunces-480.woff2": fraunces,
};

/** On the next page `src/browser/late-fonts.ts` reverts it. */
const FIRST_PAGE_DISPLAY = ["font-display:swap", "font-display:optional"] as const;

/** The addresses of the fonts of the first view. */
export const FONTS = [fraunces, figtree];

function getAddress(url: string): string {
  const address = ADDRESSES[url];
  if (address === undefined)
    throw new Error(`src/styles/fonts.css names "${url}", which src/templates/font-faces.ts does not know.`);
  return address;
}

/**
 * Returns the fonts' rules for a page's head. They are not in the style sheet of all pages: a font's rule that comes after the first view makes the browser
 * measure all text again, even if it knows the rule. A font that is late for the first view is used from the next page on.
 */
export function getFontFaces(): string {
  return FONTS_CSS.replace(/\/\*.*?\*\//gs, "")
    .replace(/url\("([^"]*)"\)/g, (_, url: string) => `url("${getAddress(url)}")`)
    .replace(/\s*([{}:;,])\s*/g, "$1")
    .replaceAll(...FIRST_PAGE_DISPLAY)
    .trim();
}
