import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";

const COLUMNS = 8;
const THUMB = { width: 300, height: 900 };
const GAP = 16;
const LABEL = 28;

function renderLabel(text) {
  const { width } = THUMB;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text y="20" font-family="sans-serif" font-size="18" fill="#222">${text}</text></svg>`,
  );
}

/** Writes one picture with all pictures of a folder side by side, each cropped after its first few screens. */
export async function makeContactSheet(folder, target) {
  const { default: sharp } = await import("sharp");
  const files = (await readdir(folder)).filter((name) => name.endsWith(".jpg")).sort();
  const cell = { width: THUMB.width + GAP, height: THUMB.height + LABEL + GAP };
  const parts = await Promise.all(
    files.map(async (file, index) => {
      const left = GAP + (index % COLUMNS) * cell.width;
      const top = GAP + Math.floor(index / COLUMNS) * cell.height;
      const thumb = await sharp(join(folder, file)).resize({ width: THUMB.width }).toBuffer();
      const { height } = await sharp(thumb).metadata();
      const input = await sharp(thumb)
        .extract({ left: 0, top: 0, width: THUMB.width, height: Math.min(height, THUMB.height) })
        .toBuffer();
      return [
        { input: renderLabel(basename(file, ".jpg")), left, top },
        { input, left, top: top + LABEL },
      ];
    }),
  );
  const rows = Math.ceil(files.length / COLUMNS);
  await sharp({
    create: {
      width: GAP + Math.min(files.length, COLUMNS) * cell.width,
      height: GAP + rows * cell.height,
      channels: 3,
      background: "#e8e8e8",
    },
  })
    .composite(parts.flat())
    .jpeg({ quality: 80 })
    .toFile(target);
}
