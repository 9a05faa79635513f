import type { UploadFault } from "../../content/content-problem";
import {
  BROKEN,
  checkSize,
  getExtension,
  recognizeUpload,
  type KnownUpload,
} from "../../content/pictures/upload-rules";
import { isWhole } from "./is-whole";
import { shrinkPicture } from "./shrink-picture";

const PICTURE_EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/webp": ["webp"],
};

/** Names a file by what it is: a PNG called `boat.jpg` becomes `boat.png`. */
function rename(name: string, extensions: readonly string[]): string {
  return extensions.includes(getExtension(name))
    ? name
    : `${name.replace(/\.[^.]+$/, "")}.${extensions[0] ?? ""}`;
}

async function takePicture(
  file: File,
  bytes: Uint8Array,
  { kind, extensions }: KnownUpload,
): Promise<File | UploadFault> {
  // The browser turns a picture upright while it decodes it.
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return BROKEN;
  // Of a damaged file it draws what is left, and says nothing.
  const fault = checkSize(picture) ?? (isWhole(bytes, kind) ? undefined : BROKEN);
  const blob = fault ?? (await shrinkPicture(picture, kind));
  picture.close();
  if (!(blob instanceof Blob)) return blob;
  const name = rename(file.name, PICTURE_EXTENSIONS[blob.type] ?? extensions);
  return new File([blob], name, { type: blob.type });
}

/**
 * Checks a file that staff chose by its bytes, before it travels. Gets what is to travel, under a name that says what it is: a picture
 * drawn anew (`shrinkPicture`), a video as it is; or why it cannot be used.
 */
export async function checkUpload(file: File): Promise<File | UploadFault> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const known = recognizeUpload(bytes);
  if ("code" in known) return known;
  if (known.isPicture) return takePicture(file, bytes, known);
  const type = `video/${known.kind.toLowerCase()}`;
  return new File([file], rename(file.name, known.extensions), { type });
}
