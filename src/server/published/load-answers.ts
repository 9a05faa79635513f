import { ANSWERS_FILE } from "../../content/answers-file";
import type { AnswersReply } from "../../contracts/enquiry-changes";
import { loadPublishedList } from "./load-published-list";

/** Loads the ready-made answers as they were published last; none before the first build. */
export function loadAnswers(): AnswersReply["answers"] {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- Before a build there is none.
  return loadPublishedList(ANSWERS_FILE, () => require("../../../.build/content/answers.json") as unknown);
}
