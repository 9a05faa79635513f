import { ANSWERS_FILE } from "../../content/answers-file";
import { PARTNERS_FILE } from "../../content/partners-file";
import type { AnswersReply } from "../../contracts/enquiry-changes";
import { LETTERS_FILE, type PublishedLetter } from "../../contracts/letters";
import type { Partner } from "../../contracts/partners";
import { describeError, log } from "./log";
import { readPublished } from "./published";

/**
 * Loads a list of the content as it was published last; on a serverless host `requireEmbedded` gets what the function was bundled with.
 * Before the first build there is none.
 */
function loadPublishedList<Item>(file: string, requireEmbedded: () => unknown): Item[] {
  const published = readPublished<Item[]>(file);
  if (published !== undefined) return published;
  try {
    return requireEmbedded() as Item[];
  } catch (error) {
    log.error("content-missing", { file, ...describeError(error) });
    return [];
  }
}

/** Loads the ready-made answers as they were published last; none before the first build. */
export function loadAnswers(): AnswersReply["answers"] {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- Before a build there is none.
  return loadPublishedList(ANSWERS_FILE, () => require("../../../.build/content/answers.json") as unknown);
}

/** Loads the letters as they were published last; none before the first build. */
export function loadLetters(): PublishedLetter[] {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- Before a build there is none.
  return loadPublishedList(LETTERS_FILE, () => require("../../../.build/content/letters.json") as unknown);
}

/** Loads the partners as they were published last, by their codes; none before the first build. */
export function loadPartners(): Partner[] {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- Before a build there is none.
  return loadPublishedList(PARTNERS_FILE, () => require("../../../.build/content/partners.json") as unknown);
}
