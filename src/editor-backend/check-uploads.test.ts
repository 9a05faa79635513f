/** @jest-environment node */
import sharp from "sharp";

import { checkUploads } from "./check-uploads";

const FOLDER = "content/media/excursions";

function makePicture(width = 1600, height = 1067): sharp.Sharp {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: "teal", noise } });
}

/** Its end comes in its middle. */
function damage(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt16BE(0xffd9, copy.length >> 1);
  return copy;
}

const toAsset = (name: string, bytes: Buffer) => ({
  path: `${FOLDER}/${name}`,
  content: bytes.toString("base64"),
  encoding: "base64",
});
const upload = (name: string, bytes: Buffer) => checkUploads("persistMedia", { asset: toAsset(name, bytes) });

/** Saves an entry whose text names the first of these files. */
function save(...files: readonly [name: string, bytes: Buffer][]) {
  const raw = `---\ncover:\n  image: ../media/excursions/${files[0]?.[0] ?? ""}\n---\n`;
  const assets = files.map(([name, bytes]) => toAsset(name, bytes));
  return checkUploads("persistEntry", { dataFiles: [{ path: "x.md", raw }], assets });
}

let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await makePicture().jpeg().toBuffer();
});

describe("a file that is uploaded", () => {
  it("is taken when it is the picture that its name says", async () => {
    await expect(upload("beach.jpg", jpeg)).resolves.toBeDefined();
    await expect(upload("beach.webp", await makePicture().webp().toBuffer())).resolves.toBeDefined();
    await expect(upload("tall.png", await makePicture(1200, 2000).png().toBuffer())).resolves.toBeDefined();
  });

  it.each<[string, string, () => Buffer | Promise<Buffer>, RegExp]>([
    ["no picture", "a.jpg", () => Buffer.from("hello"), /No es una foto/],
    ["an SVG", "a.jpg", () => Buffer.from('<?xml version="1.0"?><svg></svg>'), /archivo SVG/],
    ["a PDF", "a.jpg", () => Buffer.from("%PDF-1.7"), /archivo PDF/],
    ["a PNG that is called .jpg", "a.jpg", () => makePicture().png().toBuffer(), /terminar en \.png/],
    ["too small", "a.jpg", () => makePicture(200, 200).jpeg().toBuffer(), /200 × 200 píxeles.*1600/],
    ["cut off", "a.jpg", () => jpeg.subarray(0, jpeg.length - 200), /dañada o incompleta/],
    ["damaged in its middle", "a.jpg", () => damage(jpeg), /dañada o incompleta/],
    ["nothing but the beginning of a JPEG", "a.jpg", () => jpeg.subarray(0, 20), /dañada o incompleta/],
  ])("is refused in the languages of the office when it is %s", async (_what, name, make, message) => {
    await expect(upload(name, await make())).rejects.toThrow(message);
  });

  it("is refused with the entry that names it", async () => {
    await expect(save(["a.jpg", damage(jpeg)])).rejects.toThrow(/a\.jpg: The picture is broken.*dañada/);
  });

  it("is left out when the entry names another one, so that what was once chosen stops no save", async () => {
    const svg = Buffer.from("<svg></svg>");
    const taken = await save(["good.jpg", jpeg], ["logo.svg", svg], ["broken.jpg", damage(jpeg)]);
    expect(taken).toMatchObject({ assets: [{ path: `${FOLDER}/good.jpg` }] });
  });
});
