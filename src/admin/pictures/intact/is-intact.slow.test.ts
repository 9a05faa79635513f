/** @jest-environment node */
import sharp from "sharp";

import { isIntact } from "./is-intact";

let photograph: Buffer;
beforeAll(async () => {
  // The same noise in every run.
  let seed = 1;
  const pixels = Uint8Array.from({ length: 1600 * 1067 * 3 }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed >> 16;
  });
  const raw = { width: 1600, height: 1067, channels: 3 } as const;
  photograph = await sharp(pixels, { raw }).blur(6).png().toBuffer();
});

/** A picture with detail in every block. */
function takePhoto(options: sharp.JpegOptions = {}): Promise<Buffer> {
  return sharp(photograph).resize(803, 537).jpeg(options).toBuffer();
}

/** A JPEG with restart markers, as some cameras write it: strips of sixteen rows, each with its own compressed part. */
async function takeStrips(count: number): Promise<Buffer> {
  const [WIDTH, UNIT, SCAN_HEADER] = [320, 16, 14];
  const strips = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      sharp(photograph)
        .resize(WIDTH, UNIT * count, { fit: "fill" })
        .extract({ left: 0, top: UNIT * index, width: WIDTH, height: UNIT })
        .jpeg({ optimiseCoding: false })
        .toBuffer(),
    ),
  );
  const [first = Buffer.alloc(0)] = strips;
  const scan = first.indexOf(Buffer.from([0xff, 0xda]));
  const header = Buffer.from(first.subarray(0, scan));
  header.writeUInt16BE(UNIT * count, header.indexOf(Buffer.from([0xff, 0xc0])) + 5);
  const scanHeader = first.subarray(scan, scan + SCAN_HEADER);
  const parts = strips.flatMap((strip, index) => [
    strip.subarray(scan + SCAN_HEADER, -2),
    Buffer.from([0xff, index === count - 1 ? 0xd9 : 0xd0 + (index % 8)]),
  ]);
  return Buffer.concat([header, Buffer.from([0xff, 0xdd, 0, 4, 0, WIDTH / UNIT]), scanHeader, ...parts]);
}

const KINDS: readonly [name: string, options: sharp.JpegOptions][] = [
  ["baseline", {}],
  ["with a colour for each pixel", { chromaSubsampling: "4:4:4" }],
  ["with tables of its own", { optimiseCoding: true, quality: 95 }],
  ["progressive", { progressive: true }],
  [
    "progressive with a colour for each pixel",
    { progressive: true, chromaSubsampling: "4:4:4", quality: 97 },
  ],
  ["progressive by mozjpeg", { mozjpeg: true }],
];

const middle = ({ length }: Buffer) => length >> 1;
const third = ({ length }: Buffer) => Math.floor(length / 3);

/** What damages files: a transfer that ends, a card that loses a block, one bit. */
const DAMAGES: readonly [name: string, damage: (bytes: Buffer) => Buffer][] = [
  ["cut in the middle", (bytes) => bytes.subarray(0, bytes.length >> 1)],
  ["cut near its end", (bytes) => bytes.subarray(0, bytes.length - 2000)],
  ["with a block of one letter", (bytes) => Buffer.from(bytes).fill(0x5a, third(bytes), third(bytes) + 4000)],
  ["with a block of zeros", (bytes) => Buffer.from(bytes).fill(0, middle(bytes), middle(bytes) + 4096)],
  ["with a block of ones", (bytes) => Buffer.from(bytes).fill(255, middle(bytes), middle(bytes) + 4096)],
  [
    "without a block",
    (bytes) => Buffer.concat([bytes.subarray(0, middle(bytes)), bytes.subarray(middle(bytes) + 512)]),
  ],
  [
    "with a block of another place",
    (bytes) => {
      const damaged = Buffer.from(bytes);
      bytes.copy(damaged, middle(bytes), third(bytes), third(bytes) + 4096);
      return damaged;
    },
  ],
];

describe.each(KINDS)("a JPEG, %s,", (_name, options) => {
  let photo: Buffer = Buffer.alloc(0);
  beforeAll(async () => {
    photo = await takePhoto(options);
  });

  it("is whole as a camera or a program has written it, with what may stand behind its end", async () => {
    expect(isIntact(photo, "JPEG")).toBe(true);
    expect(isIntact(Buffer.concat([photo, Buffer.alloc(5000)]), "JPEG")).toBe(true);
    const upright = await sharp(photo).withMetadata({ orientation: 6 }).jpeg(options).toBuffer();
    expect(isIntact(upright, "JPEG")).toBe(true);
  });

  it.each(DAMAGES)("is not, %s", (_damage, damage) => {
    expect(isIntact(damage(photo), "JPEG")).toBe(false);
  });
});

it("a JPEG with restart markers is whole, and not when one of its strips is missing", async () => {
  const photo = await takeStrips(20);
  expect(
    (await sharp(photo, { failOn: "warning" }).raw().toBuffer({ resolveWithObject: true })).info,
  ).toMatchObject({
    ...{ width: 320, height: 320 },
  });
  expect(isIntact(photo, "JPEG")).toBe(true);
  const [third, fourth] = [0xd2, 0xd3].map((code) => photo.indexOf(Buffer.from([0xff, code])));
  const cut = Buffer.concat([photo.subarray(0, third), photo.subarray(fourth)]);
  expect(isIntact(cut, "JPEG")).toBe(false);
});

it.each([
  ["one colour", (picture: sharp.Sharp) => picture.toColourspace("b-w").jpeg()],
  [
    "one colour, progressive",
    (picture: sharp.Sharp) => picture.toColourspace("b-w").jpeg({ progressive: true }),
  ],
  ["a size of no whole blocks", (picture: sharp.Sharp) => picture.resize(17, 9).jpeg()],
  ["one pixel, progressive", (picture: sharp.Sharp) => picture.resize(1, 1).jpeg({ progressive: true })],
])("a JPEG of %s is whole", async (_name, write) => {
  expect(isIntact(await write(sharp(photograph).resize(643, 431)).toBuffer(), "JPEG")).toBe(true);
});

it("a JPEG that lost its end alone is whole, if it is no progressive one", async () => {
  const cutEnd = (bytes: Buffer) => bytes.subarray(0, bytes.length - 2);
  expect(isIntact(cutEnd(await takePhoto()), "JPEG")).toBe(true);
  expect(isIntact(cutEnd(await takePhoto({ progressive: true })), "JPEG")).toBe(false);
});

describe.each(["PNG", "WebP"])("a %s", (kind) => {
  const write = () =>
    sharp(photograph)
      .resize(600, 400)
      .toFormat(kind === "PNG" ? "png" : "webp")
      .toBuffer();

  it("is whole as it was written, and not when it is cut", async () => {
    const picture = await write();
    expect(isIntact(picture, kind)).toBe(true);
    expect(isIntact(picture.subarray(0, picture.length - 100), kind)).toBe(false);
  });
});

it("a PNG with a changed byte is not whole", async () => {
  const picture = Buffer.from(await sharp(photograph).resize(600, 400).png().toBuffer());
  picture[picture.length >> 1] = (picture[picture.length >> 1] ?? 0) ^ 1;
  expect(isIntact(picture, "PNG")).toBe(false);
});
