import { ANSWERS_FILE } from "../../content/answers-file";
import type { AnswersReply } from "../../contracts/enquiry-changes";
import { describeError, log } from "../log";
import { readPublished } from "./read-published";

type Answers = AnswersReply["answers"];

/** On a serverless host: what the function was bundled with. */
function readEmbedded(): Answers {
  try {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- Before a build there is none.
    return require("../../../.build/content/answers.json") as Answers;
  } catch (error) {
    log.error("answers-missing", describeError(error));
    return [];
  }
}

/** Loads the ready-made answers as they were published last; none before the first build. */
export function loadAnswers(): Answers {
  return readPublished<Answers>(ANSWERS_FILE) ?? readEmbedded();
}
