import { signToken, type Token } from "./tokens";

const DAY_MS = 24 * 60 * 60 * 1000;
const ENQUIRY_PATH = "/api/enquiry";

/** Which function answers a link, and for how many days it is good. */
export const LINKS = {
  confirm: { path: "/api/subscribe/confirm", days: 7 },
  unsubscribe: { path: "/api/unsubscribe", days: 3650 },
  answered: { path: ENQUIRY_PATH, days: 180 },
  booked: { path: ENQUIRY_PATH, days: 180 },
  lost: { path: ENQUIRY_PATH, days: 180 },
  delete: { path: ENQUIRY_PATH, days: 730 },
} as const satisfies Record<Token["purpose"], { path: string; days: number }>;

/** What a link is made from. */
export interface LinkContext {
  siteUrl: string;
  getSecret(): string;
  now: number;
}

/** Creates a signed link that asks, and acts when the page's button is pressed. */
export function createLink(context: LinkContext, what: Pick<Token, "purpose" | "id" | "round">): string {
  const { path, days } = LINKS[what.purpose];
  const token = { ...what, expiresAt: context.now + days * DAY_MS };
  return `${context.siteUrl}${path}?token=${signToken(context.getSecret(), token)}`;
}
