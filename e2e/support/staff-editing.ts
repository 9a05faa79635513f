import { expect, type Page } from "@playwright/test";
import sharp from "sharp";

import { LOCALE_CODES } from "../../src/config/locales";
import { getFields, getForm, publish } from "./editor";

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

/** The editor as somebody uses it who works in Spanish. */
export const SPANISH = {
  adult: "Adulto (dólares)",
  summary: "Resumen",
  picture: "Foto principal",
  description: "Descripción de la foto",
  publish: ["Publicar", "Publicar ahora"],
} as const;

/** The first price of an offer. */
export const getPrice = (page: Page) => getFields(getForm(page), SPANISH.adult).first();

/** The Spanish summary of an offer. */
export const getSummary = (page: Page) => getFields(getForm(page, "es"), SPANISH.summary);

/** Publishes, and waits until the editor says that everything is saved. */
export async function save(page: Page): Promise<void> {
  await publish(page, SPANISH.publish);
  await expect(page.getByText("Cambios guardados", { exact: true })).toBeVisible();
}

/** Replaces the main picture of the open offer, and describes it in the three languages; it is not published yet. */
async function choosePicture(page: Page, buffer: Buffer, description: string): Promise<void> {
  await getForm(page)
    .getByRole("button", { name: /^Elija una imagen/ })
    .filter({ visible: true })
    .first()
    .click();
  const file = { name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await page.getByRole("button", { name: "Usar esta foto" }).click();
  for (const language of LOCALE_CODES)
    await getFields(getForm(page, language), SPANISH.description).first().fill(description);
}

/** Tells whether the tag that leads to a picture's place is there, in either order of its two bytes. */
const hasPlace = (exif: Buffer) => [0x8825, 0x2588].some((tag) => exif.includes(tag.toString(16), 0, "hex"));

interface EditorCall {
  action: string;
  params: { assets?: { content: string }[] };
}

/** What a camera's picture is on its way, in bytes; `upload` is the picture that travelled. */
interface SentPicture {
  taken: number;
  upload: Buffer;
  /** The whole request that saved it. */
  request: number;
}

/** Gives the open offer a picture of 6.6 MB as a camera takes it, with the place, and publishes it. Gets what the browser sent. */
export async function publishCameraPicture(
  page: Page,
  description: string,
  beforeSave: () => void,
): Promise<SentPicture> {
  const buffer = await takeCameraPicture();
  const { exif } = await sharp(buffer).metadata();
  expect([buffer.length > 6_000_000, exif && hasPlace(exif)]).toEqual([true, true]);
  const saving = page.waitForRequest(
    (request) => request.method() === "POST" && (request.postData() ?? "").includes('"persistEntry"'),
    { timeout: 0 },
  );
  await choosePicture(page, buffer, description);
  beforeSave();
  await save(page);
  const request = await saving;
  const { params } = request.postDataJSON() as EditorCall;
  return {
    taken: buffer.length,
    upload: Buffer.from(params.assets?.at(-1)?.content ?? "", "base64"),
    request: request.postDataBuffer()?.length ?? 0,
  };
}

/** Expects that a picture shows what the camera's one does, upright and smaller, without metadata. */
export async function expectBarePicture(picture: Buffer): Promise<void> {
  const { width, height, exif, orientation, xmp, iptc } = await sharp(picture).metadata();
  expect([width, height, exif, orientation, xmp, iptc]).toEqual([
    ...[1920, 2560, undefined, undefined, undefined, undefined],
  ]);
}
