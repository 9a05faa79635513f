import { renderSVG } from "uqr";

/** Draws the address of a page as a QR code, for the page on paper. */
export function createPageCode(url: string): string {
  return renderSVG(url, { ecc: "M", border: 4 });
}
