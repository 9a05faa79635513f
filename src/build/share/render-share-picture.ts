import sharp from "sharp";

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
  const alphas = await sharp(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer();
  const pixels = Buffer.from(data);
  const start = top * info.width * info.channels;
  alphas.forEach((alpha, index) => {
    if (alpha === 0) return;
    const at = start + index * info.channels;
    for (let channel = at; channel < at + info.channels; channel += 1) {
      const value = pixels[channel] ?? 0;
      pixels[channel] = value + ((255 - value) * alpha) / 255;
    }
  });
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
      .removeAlpha()
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
