import type { Env } from "../env";
import type { LinkContext } from "../links";

/** What writing a mail needs to know of the world. */
export interface MailContext extends LinkContext {
  /** Where the agency wants its mails now. */
  agencyEmails: readonly string[];
  /** Where the content is kept on GitHub: `repo` is `owner/name`, when there is one. */
  cms: Pick<Env["cms"], "repo" | "githubUrl">;
}
