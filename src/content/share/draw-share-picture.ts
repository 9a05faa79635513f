import { loadFace, measureText, outlineText, wrapText } from "./outline-text";
import type { ShareWords } from "./share-paths";

export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

const MARGIN = 72;
const LINES_MAX = 3;
const BRAND_SIZE = 40;
const KIND_SIZE = 30;
const SIZES = [84, 76, 68, 60, 52] as const;
const LINE_HEIGHT = 1.1;
const WHITE = "rgb(255,255,255)";

async function layOutTitle(title: string) {
  const font = await loadFace({ family: "display", weight: 500 });
  const width = SHARE_PICTURE.width - 2 * MARGIN;
  const layouts = SIZES.map((size) => ({ font, size, lines: wrapText(font, title, size, width) }));
  const fitting = layouts.find(({ lines }) => lines.length <= LINES_MAX);
  return (
    fitting ?? {
      font,
      size: SIZES[SIZES.length - 1] ?? 52,
      lines: layouts.at(-1)?.lines.slice(0, LINES_MAX) ?? [],
    }
  );
}

/** A drawing and where on the share picture it lies. */
export interface Layer {
  svg: string;
  left: number;
  top: number;
}

function drawSvg(width: number, height: number, parts: readonly string[]): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`;
  return [open, ...parts, "</svg>"].join("");
}

/** Draws what lies over every share picture: a veil, and the brand above. */
export async function drawVeil(brand: string): Promise<Layer> {
  const face = await loadFace({ family: "display", weight: 600 });
  const left = SHARE_PICTURE.width - MARGIN - measureText(face, brand, BRAND_SIZE);
  const svg = drawSvg(SHARE_PICTURE.width, SHARE_PICTURE.height, [
    `<defs><linearGradient id="v" x1="0" y1="1" x2="0" y2="0">`,
    `<stop offset="0" stop-color="rgb(4,36,44)" stop-opacity=".88"/><stop offset=".45" stop-color="rgb(4,36,44)" stop-opacity=".5"/>`,
    `<stop offset=".75" stop-color="rgb(4,36,44)" stop-opacity=".08"/><stop offset="1" stop-color="rgb(4,36,44)" stop-opacity=".45"/>`,
    `</linearGradient></defs>`,
    `<rect width="100%" height="100%" fill="url(#v)"/>`,
    `<g fill="${WHITE}">${outlineText(face, brand, BRAND_SIZE, left, MARGIN + 24)}</g>`,
  ]);
  return { svg, left: 0, top: 0 };
}

/** Draws the caption, kind and title below; no larger than it has to be, because drawing takes time. */
export async function drawCaption({ title, kind }: Pick<ShareWords, "title" | "kind">): Promise<Layer> {
  const { font, size, lines } = await layOutTitle(title);
  const text = await loadFace({ family: "text", weight: 600 });
  const bottom = SHARE_PICTURE.height - MARGIN - size * 0.1;
  const baselines = lines.map((_, index) => bottom - (lines.length - 1 - index) * size * LINE_HEIGHT);
  const kindBaseline = (baselines[0] ?? bottom) - size - 18;
  const top = Math.floor(kindBaseline - 2 * KIND_SIZE);
  const widths = [measureText(text, kind, KIND_SIZE), ...lines.map((line) => measureText(font, line, size))];
  // Letters may reach beyond the width that they take up.
  const width = Math.min(SHARE_PICTURE.width, Math.ceil(2 * MARGIN + Math.max(...widths)));
  const svg = drawSvg(width, SHARE_PICTURE.height - top, [
    `<g fill="${WHITE}">`,
    outlineText(text, kind, KIND_SIZE, MARGIN, kindBaseline - top),
    ...lines.map((line, index) => outlineText(font, line, size, MARGIN, (baselines[index] ?? bottom) - top)),
    `</g>`,
  ]);
  return { svg, left: 0, top };
}
