import type { UploadFault } from "../../../content/content-problem";
import {
  BROKEN,
  type KnownUpload,
  MAX_SIDE,
  checkSize,
  getExtension,
  recognizeUpload,
} from "../../../content/upload-rules";
import { describeFault } from "../save-validation/messages";
import { libraryNames } from "../saving/editor-backend";

const JPEG_END = [0xff, 0xd9];
const PNG_END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];

/** Cameras and programs may add something behind the end. */
const hasEnd = (bytes: Uint8Array, end: readonly number[]) => {
  for (let at = bytes.length - end.length; at >= 0; at--)
    if (end.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
};

/** Tells whether a picture was cut off, as it is when a transfer broke: a browser draws what is left of it, and says nothing. */
function isWhole(bytes: Uint8Array, kind: string): boolean {
  if (kind === "JPEG") return hasEnd(bytes.subarray(bytes.length >> 2), JPEG_END);
  if (kind === "PNG") return hasEnd(bytes, PNG_END);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes.length >= 12 && view.getUint32(4, true) + 8 <= bytes.length;
}

const QUALITY = 0.85;

/** Returns the size that fits into a square of `MAX_SIDE`, with the same proportions; smaller pictures keep theirs. */
function fitSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * Draws a decoded picture anew, upright and at most `MAX_SIDE` long. Only its pixels travel: place, time and device, which cameras write
 * into the file, stay on the device. A browser that writes no WebP gives a PNG.
 */
async function shrinkPicture(picture: ImageBitmap, kind: string): Promise<Blob> {
  const { width, height } = fitSize(picture);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser gives no canvas to draw on.");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, width, height);
  return canvas.convertToBlob({ type: `image/${kind.toLowerCase()}`, quality: QUALITY });
}

/** Of `image/jpeg` both that cameras use. */
const toExtensions = (type: string) =>
  type === "image/jpeg" ? ["jpg", "jpeg"] : [type.replace("image/", "")];

/** Names a file by what it is: a PNG called `boat.jpg` becomes `boat.png`. */
function rename(name: string, extensions: readonly string[]): string {
  return extensions.includes(getExtension(name))
    ? name
    : `${name.replace(/\.[^.]+$/, "")}.${extensions[0] ?? ""}`;
}

async function takePicture(
  file: File,
  bytes: Uint8Array,
  { kind }: KnownUpload,
): Promise<File | UploadFault> {
  // The browser turns a picture upright while it decodes it.
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return BROKEN;
  // Of a damaged file it draws what is left, and says nothing.
  const fault = checkSize(picture) ?? (isWhole(bytes, kind) ? undefined : BROKEN);
  const blob = fault ?? (await shrinkPicture(picture, kind));
  picture.close();
  if (!(blob instanceof Blob)) return blob;
  const name = rename(file.name, toExtensions(blob.type));
  return new File([blob], name, { type: blob.type });
}

/**
 * Checks a file that staff chose by its bytes, before it travels. Gets what is to travel, under a name that says what it is: a picture
 * drawn anew (`shrinkPicture`), a video as it is; or why it cannot be used.
 */
async function checkUpload(file: File): Promise<File | UploadFault> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const known = recognizeUpload(bytes);
  if ("code" in known) return known;
  if (known.isPicture) return takePicture(file, bytes, known);
  const type = `video/${known.kind.toLowerCase()}`;
  return new File([file], rename(file.name, known.extensions), { type });
}

/** Returns a name that no other picture of the folder has: `boat-2.jpg` beside `boat.jpg`. */
function toFreeName(name: string, isTaken: (name: string) => boolean): string {
  const [, stem = name, extension = ""] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? [];
  let free = name;
  for (let count = 2; isTaken(free.toLowerCase()); count += 1) free = `${stem}-${count}${extension}`;
  return free;
}

/**
 * Asks of every file that staff choose whether the site can show it, before Decap hears of it: what Decap has once taken into an entry
 * travels with each save of it. A refused file leaves the entry as it was.
 */
export function validateUploads(): void {
  const checked = new WeakSet<Event>();
  const chosenNames = new Set<string>();

  async function check(input: HTMLInputElement, file: File): Promise<void> {
    const result = await checkUpload(file);
    if (!(result instanceof File)) {
      // Otherwise the same file, once it is repaired, could not be chosen again.
      input.value = "";
      window.alert(`${file.name}\n\n${describeFault({ ...result, file: file.name })}`);
      return;
    }
    // Every phone calls its pictures the same.
    const name = toFreeName(result.name, (taken) => chosenNames.has(taken) || libraryNames.has(taken));
    chosenNames.add(name.toLowerCase());
    const chosen = new DataTransfer();
    chosen.items.add(new File([result], name, { type: result.type }));
    input.files = chosen.files;
    const event = new Event("change", { bubbles: true });
    checked.add(event);
    input.dispatchEvent(event);
  }

  // On the way down, ahead of Decap's own listeners.
  window.addEventListener(
    "change",
    (event) => {
      const input = event.target;
      if (checked.has(event) || !(input instanceof HTMLInputElement)) return;
      const file = input.files?.[0];
      if (!file) return;
      event.stopImmediatePropagation();
      void check(input, file);
    },
    { capture: true },
  );
}
