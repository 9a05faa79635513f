import { LETTERS_FILE, type PublishedLetter } from "../../contracts/letters";
import { loadPublishedList } from "./load-published-list";

/** Loads the letters as they were published last; none before the first build. */
export function loadLetters(): PublishedLetter[] {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- Before a build there is none.
  return loadPublishedList(LETTERS_FILE, () => require("../../../.build/content/letters.json") as unknown);
}
