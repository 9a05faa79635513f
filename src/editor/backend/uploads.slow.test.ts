/** @jest-environment node */
import sharp from "sharp";

import { RefusedChangeError } from "./change-checks";
import { takeUpload } from "./uploads";

const FOLDER = "content/media/excursions";

function makePicture(width = 1600, height = 1067): sharp.Sharp {
  return sharp({ create: { width, height, channels: 3, background: "teal" } });
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
  encoding: "base64" as const,
});
const upload = (name: string, bytes: Buffer) => takeUpload(toAsset(name, bytes));

/** Reasons to refuse a file. */
async function getProblem(promise: Promise<unknown>): Promise<unknown> {
  const error: unknown = await promise.catch((refusal: unknown) => refusal);
  return error instanceof RefusedChangeError ? error.problems[0] : undefined;
}

/** The coordinates of a place, as a phone writes them into a picture. */
const GPS = {
  IFD0: { Make: "Camera of a phone" },
  IFD3: {
    GPSLatitudeRef: "N",
    GPSLatitude: "18/1 22/1 0/1",
    GPSLongitudeRef: "W",
    GPSLongitude: "68/1 50/1 0/1",
  },
};

describe("a picture that is uploaded", () => {
  it("is turned upright, made at most 2560 pixels long, and stripped of place, device and what hides behind its end", async () => {
    const photo = await makePicture(4000, 3000)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge(GPS)
      .toBuffer();
    expect((await sharp(photo).metadata()).exif?.toString("latin1")).toContain("Camera of a phone");
    const stored = await upload(
      "beach.jpg",
      Buffer.concat([photo, Buffer.from("<script>alert(1)</script>")]),
    );
    const { width, height, orientation, exif, xmp, iptc } = await sharp(stored).metadata();
    expect([width, height, orientation, exif, xmp, iptc]).toEqual([
      ...[1920, 2560, undefined, undefined, undefined, undefined],
    ]);
    expect(stored.toString("latin1")).not.toMatch(/Camera of a phone|<script>/);
  });

  it("is drawn anew as what its name says, on the site's paper where it is transparent", async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const create = { width: 1600, height: 1067, channels: 4, background } as const;
    const transparent = await sharp({ create }).png().toBuffer();
    for (const [extension, format] of Object.entries({ png: "png", webp: "webp", JPG: "jpeg" })) {
      const stored = await upload(`logo.${extension}`, transparent);
      expect((await sharp(stored).metadata()).format).toBe(format);
      const { data, info } = await sharp(stored).raw().toBuffer({ resolveWithObject: true });
      expect(info.channels).toBe(3);
      // #fffdf8, as exactly as JPEG and WebP have it.
      for (const [channel, value] of [255, 253, 248].entries())
        expect(Math.abs((data[channel] ?? 0) - value)).toBeLessThanOrEqual(4);
    }
  });

  it.each<[string, string, (jpeg: Buffer) => Buffer | Promise<Buffer>, object]>([
    ["a PDF", "a.jpg", () => Buffer.from("%PDF-1.7"), { code: "wrong-kind", kind: "PDF" }],
    ["too small", "a.jpg", () => makePicture(200, 200).jpeg().toBuffer(), { code: "picture-too-small" }],
    ["cut off", "a.jpg", (jpeg) => jpeg.subarray(0, jpeg.length - 200), { code: "broken-picture" }],
    ["damaged in its middle", "a.jpg", damage, { code: "broken-picture" }],
    ["over 20 MB", "a.jpg", (jpeg) => Buffer.concat([jpeg, Buffer.alloc(2e7)]), { code: "file-too-large" }],
    ["called a video", "a.mp4", (jpeg) => jpeg, { code: "wrong-extension", kind: "JPEG" }],
    ["called a page", "a.html", (jpeg) => jpeg, { code: "unknown-media-name" }],
  ])("is refused when it is %s", async (_what, name, make, problem) => {
    const bytes = await make(await makePicture().jpeg().toBuffer());
    const file = `media/excursions/${name}`;
    expect(await getProblem(upload(name, bytes))).toMatchObject({ file, ...problem });
  });

  it("of 50 megapixels in a few kilobytes is refused before it is decoded", async () => {
    const create = { width: 10_000, height: 5000, channels: 3, background: "teal" } as const;
    const bomb = await sharp({ create }).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(300_000);
    const started = performance.now();
    expect(await getProblem(upload("bomb.png", bomb))).toMatchObject({
      code: "picture-too-large",
      width: 10_000,
    });
    expect(performance.now() - started).toBeLessThan(500);
  });
});
