import type { ContentProblem } from "../../content/content-problem";

/**
 * Whether the last change is on the site; `saved`: it is stored, and a host builds it. `problems` are those of content files, `message` says what
 * else went wrong.
 */
export interface PublishingStatus {
  state: "live" | "publishing" | "failed" | "saved";
  message?: string;
  problems?: readonly ContentProblem[];
  /** The last save is stored and not yet in the history; it is tried again. */
  isHistoryBehind?: boolean;
  /** The last save is stored and could not be pushed to the repository (`CMS_PUSH`); it is tried again. */
  isPushBehind?: boolean;
}
