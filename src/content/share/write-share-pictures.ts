import { existsSync } from "node:fs";
import { rm, readFile } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";

import { BRAND_COLORS } from "../../domain/config/brand";
import { LOCALE_CODES } from "../../domain/config/locales";
import { LETTERS_FILE, type LetterPicture, type PublishedLetter } from "../../domain/contracts/letters";
import { listFiles } from "../../files/list-files.mjs";
import { writeFileAtomically } from "../../files/write-file-atomically.mjs";
import { groupBy } from "../../domain/lib/lookup";
import { LETTER_PICTURES } from "../../domain/lib/never-changed";
import type { SiteFacts } from "../outputs/site-facts";
import { drawWords, SHARE_PICTURE } from "./draw-share-picture";
import {
  getCoverFile,
  getEntryPicturePath,
  getOfferShare,
  getSiteShare,
  type SharePicture,
  type ShareWords,
} from "./share-paths";

/** How many covers are worked on at the same time. */
const CONCURRENCY = 4;

/** A picture to be made; one without words is the cover alone. */
type ShareJob = Omit<SharePicture, "words"> & Partial<SharePicture>;

/** Renders pictures below `public`; those of one cover in turn. */
async function renderJobs(root: string, jobs: readonly ShareJob[]): Promise<void> {
  const queue = groupBy(jobs, ({ file }) => file).entries();
  const work = async () => {
    for (const [file, pictures] of queue) {
      const render = createShareRenderer(join(root, "content", file));
      for (const { path, words } of pictures)
        await writeFileAtomically(join(root, "public", path), await render(words));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

function listJobs(facts: SiteFacts): ShareJob[] {
  const offers = LOCALE_CODES.flatMap((locale) => facts.locales[locale].offers);
  const jobs: ShareJob[] = [
    ...offers.map((offer) => getOfferShare(facts, offer)),
    ...offers.map((offer) => ({ path: getEntryPicturePath(facts, offer), file: getCoverFile(offer) })),
    ...LOCALE_CODES.map((locale) => getSiteShare(facts, locale)),
  ];
  return [...new Map(jobs.map((job) => [job.path, job])).values()];
}

async function removeOthers(folder: string, wanted: ReadonlySet<string>): Promise<void> {
  const others = listFiles(folder).filter(
    (file) => !wanted.has(join(folder, file)) && !join("share", file).startsWith(LETTER_PICTURES),
  );
  await Promise.all(others.map((file) => rm(join(folder, file))));
}

/**
 * Writes the pictures for chats, social networks, feeds and search engines below `public/share`. Their names contain a hash of
 * their content: existing files are not rendered again. Returns the number of files written.
 */
export async function writeSharePictures(root: string, facts: SiteFacts): Promise<number> {
  const jobs = listJobs(facts);
  const missing = jobs.filter(({ path }) => !existsSync(join(root, "public", path)));
  await renderJobs(root, missing);
  await removeOthers(join(root, "public/share"), new Set(jobs.map(({ path }) => join(root, "public", path))));
  return missing.length;
}

/** The form of all pictures of the site. */
const HEIGHT_PER_WIDTH = 2 / 3;
const QUALITY = 74;

async function readLetters(root: string): Promise<PublishedLetter[]> {
  const path = join(root, ".build/content", LETTERS_FILE);
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

/** Chats refuse large pictures. */
const MAX_BYTES = 200_000;
const QUALITIES = [82, 74, 64, 52] as const;
/** Search engines ask for pictures of this width or more. */
const PICTURE = { width: 1200, height: 800 } as const;

/** Encodes a picture; in a lower quality while it is too large. */
async function encode(picture: sharp.Sharp): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await picture.jpeg({ quality }).toBuffer();
    if (bytes.length <= MAX_BYTES) break;
  }
  return bytes;
}

/** Creates a renderer for the pictures of one cover, which is decoded once for all languages and offers. */
function createShareRenderer(source: string): (words?: ShareWords) => Promise<Buffer> {
  const decode = async ({ width, height }: typeof PICTURE | typeof SHARE_PICTURE) => {
    const picture = sharp(source).autoOrient().resize(width, height, { fit: "cover" });
    const flat = picture.flatten({ background: BRAND_COLORS.paper }).toColourspace("srgb").raw();
    const { data, info } = await flat.toBuffer({ resolveWithObject: true });
    return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
  };
  let ground: ReturnType<typeof decode> | undefined;
  return async (words) => {
    if (!words) {
      const { data, raw } = await decode(PICTURE);
      return encode(sharp(data, { raw }));
    }
    const { data, raw } = await (ground ??= decode(SHARE_PICTURE));
    return encode(sharp(data, { raw }).composite([{ input: Buffer.from(await drawWords(words)) }]));
  };
}
