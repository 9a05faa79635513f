import type { Enquiry } from "../enquiries/enquiry";
import { getStore, type Store } from "../store";
import { getEnv } from "./env";
import type { Exchange } from "./http/exchange";
import { LINKS } from "./links";
import { readToken } from "./tokens";

type Purpose = "quote" | "review";

/** Finds what a guest's link is for, with its enquiry; `undefined` where the link or what it is for is none. */
export async function findByLink<Subject extends { enquiryId: string }>(
  exchange: Exchange,
  purpose: Purpose,
  get: (store: Store, id: string) => Promise<Subject | undefined>,
): Promise<{ subject: Subject; enquiry: Enquiry } | undefined> {
  const token = readToken(getEnv().getSecret(), exchange.query("token"), Date.now());
  if (token?.purpose !== purpose) return undefined;
  const store = await getStore();
  const subject = await get(store, token.id);
  const enquiry = subject && (await store.enquiries.get(subject.enquiryId));
  return enquiry && { subject, enquiry };
}

export function getLinkPath(exchange: Exchange, purpose: Purpose): string {
  return `${LINKS[purpose].path}?token=${encodeURIComponent(exchange.query("token") ?? "")}`;
}
