import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { BRAND_COLORS } from "../../config/brand-colors";
import { LETTERS_FILE, type LetterPicture, type PublishedLetter } from "../../contracts/letters";
import { writeFileAtomically } from "../../files/write-file-atomically.mjs";
import { getContentFolder } from "../outputs/content-folder";

/** The form of all pictures of the site. */
const HEIGHT_PER_WIDTH = 2 / 3;
const QUALITY = 74;

async function readLetters(root: string): Promise<PublishedLetter[]> {
  const path = join(getContentFolder(root), LETTERS_FILE);
  return existsSync(path) ? (JSON.parse(await readFile(path, "utf8")) as PublishedLetter[]) : [];
}

function listPictures(letters: readonly PublishedLetter[]): LetterPicture[] {
  const pictures = letters
    .flatMap(({ content }) => Object.values(content))
    .flatMap(({ picture, offers }) => [picture, ...offers.map((offer) => offer.picture)])
    .filter((picture) => picture !== undefined);
  return [...new Map(pictures.map((picture) => [picture.path, picture])).values()];
}

/** Writes the pictures that letters show below `public/share/letters`, each once: their names hold a hash of their file. Gets how many were new. */
export async function writeLetterPictures(root: string): Promise<number> {
  const pictures = listPictures(await readLetters(root));
  const missing = pictures.filter(({ path }) => !existsSync(join(root, "public", path)));
  for (const { path, file, width } of missing) {
    const picture = sharp(join(root, file))
      .autoOrient()
      .flatten({ background: BRAND_COLORS.paper })
      .resize(width, Math.round(width * HEIGHT_PER_WIDTH), { fit: "cover" });
    const bytes = await picture.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
    await writeFileAtomically(join(root, "public", path), bytes);
  }
  return missing.length;
}
