import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";

import { LOCALE_CODES } from "../../config/locales";
import { listFiles } from "../../files/list-files.mjs";
import { writeFileAtomically } from "../../files/write-file-atomically.mjs";
import type { SiteFacts } from "../site/site-facts";
import { SHARE_PICTURE, drawCaption, drawVeil, type Layer } from "./draw-share-picture";
import {
  getCoverFile,
  getEntryPicturePath,
  getOfferShare,
  getSiteShare,
  type SharePicture,
  type ShareWords,
} from "./share-paths";

/** Chats refuse large pictures. */
const MAX_BYTES = 200_000;
const QUALITIES = [82, 74, 64, 52] as const;
/** How many covers are worked on at the same time. */
const CONCURRENCY = 4;
/** Search engines ask for pictures of this width or more. */
const PICTURE = { width: 1200, height: 800 } as const;

/** A picture to be made; one without words is the cover alone. */
type Job = Omit<SharePicture, "words"> & Partial<SharePicture>;

function listJobs(facts: SiteFacts): Job[] {
  const offers = LOCALE_CODES.flatMap((locale) => facts.locales[locale].offers);
  const jobs: Job[] = [
    ...offers.map((offer) => getOfferShare(facts, offer)),
    ...offers.map((offer) => ({ path: getEntryPicturePath(facts, offer), file: getCoverFile(offer) })),
    ...LOCALE_CODES.map((locale) => getSiteShare(facts, locale)),
  ];
  return [...new Map(jobs.map((job) => [job.path, job])).values()];
}

/** Encodes a picture; in a lower quality while it is too large. */
async function encode(picture: sharp.Sharp): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await picture.clone().jpeg({ quality }).toBuffer();
    if (bytes.length <= MAX_BYTES) break;
  }
  return bytes;
}

function fromRaw({ data, info: { width, height, channels } }: { data: Buffer; info: sharp.OutputInfo }) {
  return sharp(data, { raw: { width, height, channels } });
}

function toOverlay({ svg, ...position }: Layer): sharp.OverlayOptions {
  return { input: Buffer.from(svg), ...position };
}

/** Creates a renderer for the pictures of one cover, which is decoded once for all languages and offers. */
function createRenderer(source: string): (words?: ShareWords) => Promise<Buffer> {
  const grounds = new Map<string, Promise<sharp.Sharp>>();

  async function prepare(brand?: string): Promise<sharp.Sharp> {
    const { width, height } = brand === undefined ? PICTURE : SHARE_PICTURE;
    const picture = sharp(source).autoOrient().resize(width, height, { fit: "cover" });
    const veils = brand === undefined ? [] : [toOverlay(await drawVeil(brand))];
    return fromRaw(await picture.composite(veils).removeAlpha().raw().toBuffer({ resolveWithObject: true }));
  }

  return async (words) => {
    const ground = grounds.get(words?.brand ?? "") ?? prepare(words?.brand);
    grounds.set(words?.brand ?? "", ground);
    if (!words) return encode(await ground);
    const captioned = (await ground).clone().composite([toOverlay(await drawCaption(words))]);
    return encode(captioned.removeAlpha());
  };
}

async function removeOthers(folder: string, wanted: ReadonlySet<string>): Promise<void> {
  const others = listFiles(folder).filter((file) => !wanted.has(join(folder, file)));
  await Promise.all(others.map((file) => rm(join(folder, file))));
}

/**
 * Writes the pictures for chats, social networks, feeds and search engines below `public/share`. Their names contain a hash of
 * their content: existing files are not rendered again. Returns the number of files written.
 */
export async function writeSharePictures(root: string, facts: SiteFacts): Promise<number> {
  const jobs = listJobs(facts);
  const getTarget = (path: string) => join(root, "public", path);
  const missing = jobs.filter(({ path }) => !existsSync(getTarget(path)));
  const byCover = new Map<string, Job[]>();
  for (const job of missing) byCover.set(job.file, [...(byCover.get(job.file) ?? []), job]);
  const queue = byCover.entries();
  const work = async () => {
    for (const [file, pictures] of queue) {
      const render = createRenderer(join(root, "content", file));
      for (const { path, words } of pictures) await writeFileAtomically(getTarget(path), await render(words));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  await removeOthers(join(root, "public/share"), new Set(jobs.map(({ path }) => getTarget(path))));
  return missing.length;
}
