import { DAY_MS } from "../../booking/calendar-day";
import { signToken, type Token } from "./tokens";

const ENQUIRY_PATH = "/api/enquiry";

const QUOTE_PATH = "/api/quote";
const REVIEW_PATH = "/api/review";

/** The links whose page asks before they act; that of a sign-in leads to a page of the editor. */
type LinkPurpose = Exclude<Token["purpose"], "sign-in">;

/** Which function answers a link, and for how many days it is good. */
export const LINKS = {
  confirm: { path: "/api/subscribe/confirm", days: 7 },
  unsubscribe: { path: "/api/unsubscribe", days: 3650 },
  answered: { path: ENQUIRY_PATH, days: 180 },
  booked: { path: ENQUIRY_PATH, days: 180 },
  lost: { path: ENQUIRY_PATH, days: 180 },
  delete: { path: ENQUIRY_PATH, days: 730 },
  quote: { path: QUOTE_PATH, days: 730 },
  review: { path: REVIEW_PATH, days: 60 },
} as const satisfies Record<LinkPurpose, { path: string; days: number }>;

export interface LinkContext {
  siteUrl: string;
  getSecret(): string;
  now: number;
}

/** Creates a signed link that asks, and acts when the page's button is pressed. */
export function createLink(
  context: LinkContext,
  what: Pick<Token, "id" | "round" | "letter"> & { purpose: LinkPurpose },
): string {
  const { path, days } = LINKS[what.purpose];
  const token = { ...what, expiresAt: context.now + days * DAY_MS };
  return `${context.siteUrl}${path}?token=${signToken(context.getSecret(), token)}`;
}

/**
 * Creates the link that signs in. Nothing happens by opening it: browsers do not send what follows `#`, and the page posts it when its
 * button is pressed.
 */
export function createSignInLink(
  { siteUrl, getSecret }: LinkContext,
  { id, expiresAt }: Pick<Token, "id" | "expiresAt">,
): string {
  return `${siteUrl}/admin/sign-in#token=${signToken(getSecret(), { purpose: "sign-in", id, expiresAt })}`;
}

/** Creates the link to the inbox, or to a place in it: one enquiry's reference, or a view; who is not signed in signs in first. */
export function createInboxLink({ siteUrl }: Pick<LinkContext, "siteUrl">, place?: string): string {
  return `${siteUrl}/admin/enquiries${place === undefined ? "" : `#${place}`}`;
}

/** Creates the link to the requests for access, which owners decide about when they are signed in. */
export function createPeopleLink({ siteUrl }: Pick<LinkContext, "siteUrl">): string {
  return `${siteUrl}/admin/people`;
}

/** Creates the link to the reviews that wait to be read. */
export function createReviewsLink({ siteUrl }: Pick<LinkContext, "siteUrl">): string {
  return `${siteUrl}/admin/reviews`;
}
