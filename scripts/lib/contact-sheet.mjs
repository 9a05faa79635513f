import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";

const COLUMNS = 8;
const THUMB = { width: 300, height: 900 };
const GAP = 16;
const LABEL = 28;
const background = "#e8e8e8";

function renderLabel(text) {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${THUMB.width}" height="${LABEL}"><text y="20" font-family="sans-serif" font-size="18" fill="#222">${text}</text></svg>`,
  );
}

/** Writes one picture with all pictures of a folder side by side, each cropped after its first few screens. */
export async function makeContactSheet(folder, target) {
  const { default: sharp } = await import("sharp");
  const files = (await readdir(folder)).filter((name) => name.endsWith(".jpg")).sort();
  const parts = files.map(async (file) => {
    const { data, info } = await sharp(join(folder, file))
      .resize({ width: THUMB.width })
      .toBuffer({ resolveWithObject: true });
    return sharp(data)
      .extract({ left: 0, top: 0, width: THUMB.width, height: Math.min(info.height, THUMB.height) })
      .extend({ top: LABEL, background })
      .composite([{ input: renderLabel(basename(file, ".jpg")), gravity: "north" }])
      .toBuffer();
  });
  const grid = { across: COLUMNS, shim: GAP, background };
  await sharp(await Promise.all(parts), { join: grid })
    .jpeg({ quality: 80 })
    .toFile(target);
}
