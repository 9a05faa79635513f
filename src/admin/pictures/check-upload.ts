import type { UploadFault } from "../../content/content-problem";
import { BROKEN, checkSize, getExtension, recognizeUpload } from "../../content/pictures/upload-rules";

async function checkPicture(file: File): Promise<UploadFault | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return BROKEN;
  const fault = checkSize(picture);
  picture.close();
  return fault;
}

/**
 * Checks a file that staff chose by its bytes, before it travels. Gets the file, under a name that says what it is (a PNG called
 * `boat.jpg` becomes `boat.png`), or why it cannot be used.
 */
export async function checkUpload(file: File): Promise<File | UploadFault> {
  const known = recognizeUpload(new Uint8Array(await file.arrayBuffer()));
  if ("code" in known) return known;
  const fault = known.isPicture ? await checkPicture(file) : undefined;
  if (fault) return fault;
  if (known.extensions.includes(getExtension(file.name))) return file;
  const name = `${file.name.replace(/\.[^.]+$/, "")}.${known.extensions[0]}`;
  return new File([file], name, {
    type: `${known.isPicture ? "image" : "video"}/${known.kind.toLowerCase()}`,
  });
}
