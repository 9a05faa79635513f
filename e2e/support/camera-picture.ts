import sharp from "sharp";

const [WIDTH, HEIGHT] = [4000, 3000];

/**
 * Takes a picture as a phone that is held upright does: stored lying with its orientation beside it, and with the place it was taken at. It has
 * 6.6 MB.
 */
export async function takeCameraPicture(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 22 } as const;
  const background = { r: 90, g: 140, b: 160 };
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background, noise } })
    .jpeg({ quality: 92 })
    .withExif({
      IFD0: { Make: "Camera", Orientation: "6" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "18/1 22/1 0/1",
        GPSLongitudeRef: "W",
        GPSLongitude: "68/1 50/1 0/1",
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}
