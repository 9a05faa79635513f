import figtree from "../styles/fonts/figtree.woff2";
import fraunces from "../styles/fonts/fraunces-480.woff2";

const ADDRESSES: Readonly<Record<string, string>> = {
  "./fonts/figtree.woff2": figtree,
  "./fonts/fraunces-480.woff2": fraunces,
};

/** As `src/browser/late-fonts.ts` undoes it. */
const FIRST_PAGE_DISPLAY = ["font-display:swap", "font-display:optional"] as const;

/** The addresses of the fonts that the first view is written in. */
export const FONTS = [fraunces, figtree];

function getAddress(url: string): string {
  const address = ADDRESSES[url];
  if (address === undefined)
    throw new Error(`src/styles/fonts.css names "${url}", which src/templates/font-faces.ts does not know.`);
  return address;
}

/**
 * Gets the fonts' rules for a page's head. They are not in the sheet of all styles: a browser that meets a rule for a font, known
 * or not, measures every text anew, and that sheet comes when the page has long been on the screen. A font that is not there
 * when the page is first drawn waits for the next page (`src/browser/late-fonts.ts`): no line ever breaks anew.
 */
export function getFontFaces(): string {
  return FONTS_CSS.replace(/\/\*.*?\*\//gs, "")
    .replace(/url\("([^"]*)"\)/g, (_, url: string) => `url("${getAddress(url)}")`)
    .replace(/\s*([{}:;,])\s*/g, "$1")
    .replaceAll(...FIRST_PAGE_DISPLAY)
    .trim();
}
