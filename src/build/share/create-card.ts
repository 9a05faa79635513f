import { loadFace, measureText, outlineText, wrapText } from "./outline-text";
import type { CardWords } from "./share-paths";

/** What chats and social networks ask for. */
export const CARD = { width: 1200, height: 630 } as const;

const MARGIN = 72;
const LINES_MAX = 3;
const SIZES = [84, 76, 68, 60, 52] as const;
const LINE_HEIGHT = 1.1;
const WHITE = "rgb(255,255,255)";

async function layOutTitle(title: string) {
  const font = await loadFace({ family: "display", weight: 500 });
  const width = CARD.width - 2 * MARGIN;
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

/** Draws what lies over a card's picture: a veil, the brand above, kind and title below. */
export async function createCardOverlay({ title, kind, brand }: CardWords): Promise<string> {
  const { font, size, lines } = await layOutTitle(title);
  const brandFace = await loadFace({ family: "display", weight: 600 });
  const text = await loadFace({ family: "text", weight: 600 });
  const bottom = CARD.height - MARGIN - size * 0.1;
  const titleLines = lines.map((line, index) =>
    outlineText(font, line, size, MARGIN, bottom - (lines.length - 1 - index) * size * LINE_HEIGHT),
  );
  const top = bottom - (lines.length - 1) * size * LINE_HEIGHT - size;
  const brandWidth = measureText(brandFace, brand, 40);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    `<defs><linearGradient id="v" x1="0" y1="1" x2="0" y2="0">`,
    `<stop offset="0" stop-color="rgb(4,36,44)" stop-opacity=".88"/><stop offset=".45" stop-color="rgb(4,36,44)" stop-opacity=".5"/>`,
    `<stop offset=".75" stop-color="rgb(4,36,44)" stop-opacity=".08"/><stop offset="1" stop-color="rgb(4,36,44)" stop-opacity=".45"/>`,
    `</linearGradient></defs>`,
    `<rect width="100%" height="100%" fill="url(#v)"/>`,
    `<g fill="${WHITE}">`,
    outlineText(brandFace, brand, 40, CARD.width - MARGIN - brandWidth, MARGIN + 24),
    outlineText(text, kind, 30, MARGIN, top - 18),
    ...titleLines,
    `</g></svg>`,
  ].join("");
}
