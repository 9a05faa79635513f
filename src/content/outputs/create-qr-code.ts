import { encode } from "uqr";

const BORDER = 4;
/**
 * Every reader takes each of the eight masks of the standard; trying them all for the one that looks best takes ten times as long.
 * This one (3: every third diagonal) seldom meets the patterns of the symbol itself.
 */
const MASK = 3;

/** Draws the address of a page as a QR code (ISO/IEC 18004, error correction M), for the page on paper. */
export function createQrCode(url: string): string {
  const { data, size } = encode(url, { ecc: "M", border: BORDER, maskPattern: MASK });
  const runs = data.flatMap((row, y) => {
    const line = row.map((isDark) => (isDark ? "1" : "0")).join("");
    return [...line.matchAll(/1+/g)].map(
      ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="white" d="M0 0h${size}v${size}H0z"/><path fill="black" d="${runs.join("")}"/></svg>`,
  ].join("");
}
