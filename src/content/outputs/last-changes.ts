import { stat } from "node:fs/promises";
import { join } from "node:path";

import { LOCALE_CODES } from "../../domain/config/locales";
import { runGit } from "../../files/run-git";
import { getFactsFile, getOfferFile } from "../offer-file";
import { getReviewFile } from "../review-file";
import type { SiteFacts, SiteOffer } from "./site-facts";
import type { SitePage } from "./sitemap";

/** The dates of content files, by their paths in `content/`. */
export type Dates = ReadonlyMap<string, FileDates>;

function listReviewFiles({ reviews }: SiteFacts, { key }: SiteOffer): string[] {
  return (reviews.get(key) ?? []).map((review) => getReviewFile(review.key));
}

/** An offer's page is made of its facts and its texts. */
const listFiles = (offer: SiteOffer) => [getFactsFile(offer), getOfferFile(offer)];

/** A page made of several files is as old as the first of them, and as new as the last change of one. */
export function joinDates(dates: readonly FileDates[]): FileDates {
  const [created = ""] = dates.map((file) => file.created).sort();
  return {
    created,
    changed:
      dates
        .map((file) => file.changed)
        .sort()
        .at(-1) ?? "",
  };
}

export function getOfferDates(dates: Dates, offer: SiteOffer): FileDates {
  return joinDates(listFiles(offer).flatMap((file) => dates.get(file) ?? []));
}

/** Lists the files that pages are made of. */
export function listDatedFiles(facts: SiteFacts): string[] {
  const offers = LOCALE_CODES.flatMap((locale) => facts.locales[locale].offers);
  const pages = [...facts.locales.en.pages.keys()].map((name) => `pages/${name}.json`);
  const reviews = new Set(offers.flatMap((offer) => listReviewFiles(facts, offer)));
  return [...offers.flatMap(listFiles), ...pages, ...reviews];
}

export async function readDates(root: string, facts: SiteFacts): Promise<Dates> {
  const getDates = await readLastChanges(root);
  const dates = listDatedFiles(facts).map(async (file) => [file, await getDates(file)] as const);
  return new Map(await Promise.all(dates));
}

/** Returns when a page was changed last: with its own file, that of an offer with its reviews, a list with the offers that it lists. */
export function getLastChange(facts: SiteFacts, dates: Dates, { route, locale, offer }: SitePage): string {
  const listed = facts.locales[locale].offers.filter(
    ({ collection }) => route === "home" || route === "catalog" || route === collection,
  );
  const files = offer
    ? [...listFiles(offer), ...listReviewFiles(facts, offer)]
    : [`pages/${route}.json`, ...listed.flatMap(listFiles)];
  const changes = files.map((file) => dates.get(file)?.changed ?? "");
  return changes.sort().at(-1) ?? "";
}

/** When a file of `content/` was first and last written, as ISO dates with a time. */
export interface FileDates {
  created: string;
  changed: string;
}

/** Without git, or outside of a repository, the files' own times are all there is. */
const readLines = (root: string, args: readonly string[]) =>
  runGit(root, [...args, "--", "content"], { timeoutMs: 0 }).then(
    (output) => output.toString().split("\n"),
    (): string[] => [],
  );

/** Reads git's log of the content, the newest commit first; `-c`: a merge changes a file that both sides had changed. */
async function readCommits(root: string): Promise<Map<string, FileDates>> {
  const format = ["--format=commit %cI", "--name-only", "--relative"];
  const dates = new Map<string, FileDates>();
  let time = "";
  for (const line of await readLines(root, ["log", "-c", ...format])) {
    if (line.startsWith("commit ")) time = new Date(line.slice("commit ".length)).toISOString();
    else if (line !== "") dates.set(line, { changed: dates.get(line)?.changed ?? time, created: time });
  }
  return dates;
}

/** Returns what tells a content file's dates (path relative to `content/`): git's, and for what is not committed the file's own. */
export async function readLastChanges(root: string): Promise<(file: string) => Promise<FileDates>> {
  const [commits, lines] = await Promise.all([
    readCommits(root),
    readLines(root, ["diff", "--name-only", "--relative", "HEAD"]),
  ]);
  const uncommitted = new Set(lines);
  return async (file) => {
    const path = `content/${file}`;
    const known = commits.get(path);
    if (known && !uncommitted.has(path)) return known;
    const changed = (await stat(join(root, path))).mtime.toISOString();
    return { created: known?.created ?? changed, changed };
  };
}
