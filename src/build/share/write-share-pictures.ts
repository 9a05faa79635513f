import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import sharp from "sharp";

import { LOCALE_CODES } from "../../config/locales";
import type { SiteFacts, SiteOffer } from "../site/site-facts";
import { CARD, createCardOverlay } from "./create-card";
import {
  getCoverFile,
  getEntryPicturePath,
  getEntryWords,
  getSharePath,
  getSitePicturePath,
  getSiteWords,
  SITE_PICTURE,
  type CardWords,
} from "./share-paths";

/** Chats refuse large pictures. */
const BYTES_MAX = 200_000;
const QUALITIES = [82, 74, 64, 52] as const;
/** Search engines ask for pictures of this width or more. */
const PICTURE = { width: 1200, height: 800 } as const;

/** A picture to be made: from which file of `content/`, and what stands on it. */
interface Job {
  path: string;
  file: string;
  words?: CardWords;
}

function listJobs(facts: SiteFacts): Job[] {
  const offers = LOCALE_CODES.flatMap((locale) => facts.locales[locale].offers);
  const entries = offers.flatMap((offer: SiteOffer) => {
    const file = getCoverFile(offer);
    return [
      { path: getSharePath(facts, offer), file, words: getEntryWords(facts, offer) },
      { path: getEntryPicturePath(facts, offer), file },
    ];
  });
  const sites = LOCALE_CODES.map((locale) => ({
    path: getSitePicturePath(facts, locale),
    file: SITE_PICTURE,
    words: getSiteWords(facts, locale),
  }));
  return [...new Map([...entries, ...sites].map((job) => [job.path, job])).values()];
}

async function encode(picture: sharp.Sharp): Promise<Buffer> {
  const raw = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = raw.info;
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await sharp(raw.data, { raw: { width, height, channels } })
      .jpeg({ quality, progressive: true })
      .toBuffer();
    if (bytes.length <= BYTES_MAX) break;
  }
  return bytes;
}

async function render(root: string, { file, words }: Job): Promise<Buffer> {
  const { width, height } = words ? CARD : PICTURE;
  const picture = sharp(join(root, "content", file)).resize(width, height, { fit: "cover" });
  if (!words) return encode(picture);
  return encode(picture.composite([{ input: Buffer.from(await createCardOverlay(words)) }]).removeAlpha());
}

async function removeOthers(folder: string, wanted: ReadonlySet<string>): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const others = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  await Promise.all(others.filter((file) => !wanted.has(file)).map((file) => rm(file)));
}

/**
 * Writes the pictures for chats, social networks, feeds and search engines below `public/share`. Their names say what is in
 * them: what is there already is not made again. Gets how many were made.
 */
export async function writeSharePictures(root: string, facts: SiteFacts): Promise<number> {
  const jobs = listJobs(facts);
  const getTarget = (path: string) => join(root, "public", path);
  const missing = jobs.filter(({ path }) => !existsSync(getTarget(path)));
  const queue = [...missing];
  const work = async () => {
    for (let job = queue.pop(); job; job = queue.pop()) {
      const target = getTarget(job.path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(`${target}.tmp`, await render(root, job));
      await rename(`${target}.tmp`, target);
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  await removeOthers(join(root, "public/share"), new Set(jobs.map(({ path }) => getTarget(path))));
  return missing.length;
}
