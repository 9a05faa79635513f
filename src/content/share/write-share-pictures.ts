import { existsSync } from "node:fs";
import { rm, readFile } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";

import { BRAND_COLORS } from "../../config/brand-colors";
import { LOCALE_CODES } from "../../config/locales";
import { LETTERS_FILE, type LetterPicture, type PublishedLetter } from "../../contracts/letters";
import { listFiles } from "../../files/list-files.mjs";
import { writeFileAtomically } from "../../files/write-file-atomically.mjs";
import { LETTER_PICTURES } from "../../lib/never-changed";
import { getContentFolder } from "../outputs/content-folder";
import type { SiteFacts } from "../outputs/site-facts";
import { renderBeside } from "./render-beside";
import { renderJobs, type ShareJob } from "./render-jobs";
import { getCoverFile, getEntryPicturePath, getOfferShare, getSiteShare } from "./share-paths";

/** Fewer pictures are rendered sooner than another process is started. */
const MIN_BESIDE = 20;

function listJobs(facts: SiteFacts): ShareJob[] {
  const offers = LOCALE_CODES.flatMap((locale) => facts.locales[locale].offers);
  const jobs: ShareJob[] = [
    ...offers.map((offer) => getOfferShare(facts, offer)),
    ...offers.map((offer) => ({ path: getEntryPicturePath(facts, offer), file: getCoverFile(offer) })),
    ...LOCALE_CODES.map((locale) => getSiteShare(facts, locale)),
  ];
  return [...new Map(jobs.map((job) => [job.path, job])).values()];
}

const findMissing = (root: string, jobs: readonly ShareJob[]) =>
  jobs.filter(({ path }) => !existsSync(join(root, "public", path)));

const isLetterPicture = (path: string) => path.startsWith(LETTER_PICTURES);

async function removeOthers(folder: string, wanted: ReadonlySet<string>): Promise<void> {
  const others = listFiles(folder).filter(
    (file) => !wanted.has(join(folder, file)) && !isLetterPicture(join("share", file)),
  );
  await Promise.all(others.map((file) => rm(join(folder, file))));
}

/** Ends when a process that renders pictures beside Gatsby has ended. */
let beside: Promise<void> | undefined;

/** Starts rendering the pictures of a site that has many new ones; `writeSharePictures` waits for them. */
export function startSharePictures(root: string, facts: SiteFacts): void {
  const missing = findMissing(root, listJobs(facts));
  if (missing.length >= MIN_BESIDE) beside = renderBeside(root, missing);
}

/**
 * Writes the pictures for chats, social networks, feeds and search engines below `public/share`. Their names contain a hash of
 * their content: existing files are not rendered again. Returns the number of files written.
 */
export async function writeSharePictures(root: string, facts: SiteFacts): Promise<number> {
  await beside;
  beside = undefined;
  const jobs = listJobs(facts);
  const missing = findMissing(root, jobs);
  await renderJobs(root, missing);
  await removeOthers(join(root, "public/share"), new Set(jobs.map(({ path }) => join(root, "public", path))));
  return missing.length;
}

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
