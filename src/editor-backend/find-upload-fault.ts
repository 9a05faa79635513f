import {
  BROKEN,
  checkSize,
  getExtension,
  MAX_PIXELS,
  recognizeUpload,
  type UploadFault,
} from "../content/pictures/upload-rules";

/** Decodes a picture to its end, as strictly as the build will; a small result needs little memory. */
export async function canDecode(picture: Buffer | string): Promise<boolean> {
  // A packaged site has no editor and comes without it.
  const { default: sharp } = await import("sharp");
  const options = { failOn: "warning", limitInputPixels: MAX_PIXELS } as const;
  return sharp(picture, options)
    .resize(8)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}

async function findPictureFault(bytes: Buffer): Promise<UploadFault | undefined> {
  const { default: sharp } = await import("sharp");
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!size) return BROKEN;
  // A camera held upright stores the picture rotated, with its orientation beside it.
  return checkSize(size.autoOrient) ?? ((await canDecode(bytes)) ? undefined : BROKEN);
}

/** Finds out by its bytes why an uploaded file could not stand on the site; `undefined` when it can. */
export async function findUploadFault(name: string, bytes: Buffer): Promise<UploadFault | undefined> {
  const known = recognizeUpload(bytes);
  if (!("kind" in known)) return known;
  const { kind, extensions, isPicture } = known;
  if (!extensions.includes(getExtension(name)))
    return {
      en: `This is a ${kind} file, and its name says something else. It must end in .${extensions[0]}.`,
      es: `Es un archivo ${kind} y su nombre dice otra cosa. Debe terminar en .${extensions[0]}.`,
      it: `È un file ${kind} e il suo nome dice un'altra cosa. Deve finire in .${extensions[0]}.`,
    };
  return isPicture ? findPictureFault(bytes) : undefined;
}
