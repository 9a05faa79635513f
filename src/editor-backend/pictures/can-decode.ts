import { loadSharp } from "./load-sharp";

/** Decodes a picture to its end, as strictly as the build will; a small result needs little memory. */
export async function canDecode(picture: Buffer | string): Promise<boolean> {
  const sharp = await loadSharp();
  return sharp(picture, { failOn: "warning" })
    .resize(8)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}
