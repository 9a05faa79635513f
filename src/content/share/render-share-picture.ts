import sharp from "sharp";

import { BRAND_COLORS } from "../../config/brand-colors";
import { drawCaption, drawVeil, SHARE_PICTURE, type Layer } from "./draw-share-picture";
import type { ShareWords } from "./share-paths";

/** Chats refuse large pictures. */
const MAX_BYTES = 200_000;
const QUALITIES = [82, 74, 64, 52] as const;
/** Search engines ask for pictures of this width or more. */
const PICTURE = { width: 1200, height: 800 } as const;

interface Pixels {
  data: Buffer;
  info: sharp.OutputInfo;
}

/** Half of an encoder's time goes into Huffman tables of its own, for 4 % less. */
const FAST = { optimiseCoding: false };

/** Encodes a picture; in a lower quality while it is too large. */
async function encode({ data, info: { width, height, channels } }: Pixels): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await sharp(data, { raw: { width, height, channels } })
      .jpeg({ quality, ...FAST })
      .toBuffer();
    if (bytes.length <= MAX_BYTES) break;
  }
  return bytes;
}

/** Lays a white drawing over a picture of three channels. `composite` of sharp calculates with all pixels of the picture and takes three times as long. */
async function layOver({ data, info }: Pixels, { svg, top }: Layer): Promise<Pixels> {
  const drawing = sharp(Buffer.from(svg)).extractChannel("alpha").raw();
  const { data: alphas, info: drawn } = await drawing.toBuffer({ resolveWithObject: true });
  const pixels = Buffer.from(data);
  // A loop without a callback for each of some 300,000 pixels, most of which are empty.
  for (let index = 0; index < alphas.length; index += 1) {
    const alpha = alphas[index] ?? 0;
    if (alpha === 0) continue;
    const row = top + Math.floor(index / drawn.width);
    const at = (row * info.width + (index % drawn.width)) * info.channels;
    for (let channel = at; channel < at + info.channels; channel += 1) {
      const value = pixels[channel] ?? 0;
      pixels[channel] = value + ((255 - value) * alpha) / 255;
    }
  }
  return { data: pixels, info };
}

/** Creates a renderer for the pictures of one cover, which is decoded once for all languages and offers. */
export function createShareRenderer(source: string): (words?: ShareWords) => Promise<Buffer> {
  const grounds = new Map<string, Promise<Pixels>>();

  async function prepare(brand?: string): Promise<Pixels> {
    const { width, height } = brand === undefined ? PICTURE : SHARE_PICTURE;
    const picture = sharp(source).autoOrient().resize(width, height, { fit: "cover" });
    const veils = brand === undefined ? [] : [await drawVeil(brand)];
    const layers = veils.map(({ svg, ...position }) => ({ input: Buffer.from(svg), ...position }));
    return picture
      .composite(layers)
      .flatten({ background: BRAND_COLORS.paper })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
  }

  return async (words) => {
    const ground = grounds.get(words?.brand ?? "") ?? prepare(words?.brand);
    grounds.set(words?.brand ?? "", ground);
    return encode(words ? await layOver(await ground, await drawCaption(words)) : await ground);
  };
}
