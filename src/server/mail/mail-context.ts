import type { Env } from "../env";
import { signToken, type Token } from "../tokens";

const DAY_MS = 24 * 60 * 60 * 1000;
const LINK_DAYS = {
  confirm: 7,
  unsubscribe: 3650,
  answered: 180,
  booked: 180,
  lost: 180,
  delete: 730,
} as const;

/** What writing a mail needs to know of the world. */
export interface MailContext {
  siteUrl: string;
  /** Where the content is kept on GitHub: `repo` is `owner/name`, when there is one. */
  cms: Pick<Env["cms"], "repo" | "githubUrl">;
  getSecret(): string;
  now: number;
}

const PATHS = { confirm: "/api/subscribe/confirm", unsubscribe: "/api/unsubscribe" } as const;

/** Creates a signed link that asks, and acts when the page's button is pressed. */
export function createLink(context: MailContext, what: Pick<Token, "purpose" | "id" | "round">): string {
  const token = { ...what, expiresAt: context.now + LINK_DAYS[what.purpose] * DAY_MS };
  const path =
    what.purpose === "confirm" || what.purpose === "unsubscribe" ? PATHS[what.purpose] : "/api/enquiry";
  return `${context.siteUrl}${path}?token=${signToken(context.getSecret(), token)}`;
}
