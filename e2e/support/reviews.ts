import type { Locale } from "../../src/domain/config/locales";
import { openStore } from "../../src/server/store";
import { createEnquiry } from "../../src/testing/create-enquiry";
import type { NewReview } from "../../src/server/reviews/review-repository";
import { createReview } from "../../src/testing/create-review";
import { inventEmail } from "./form";

/** The link of an invitation, and what it is about. */
export interface Invitation {
  /** The address of the guest's page, relative to the site. */
  path: string;
  reference: string;
  file: string;
  email: string;
}

/**
 * Asks an invented guest for a review, as the site does the day after a trip (when that is: invite-guests.test.ts), and waits for
 * the mail that the running site sends.
 */
export async function inviteGuest(
  dataDir: string,
  readMail: (email: string) => Promise<string>,
  locale: Locale,
  change: Partial<Pick<NewReview, "offer" | "tripDay">> = {},
): Promise<Invitation> {
  const store = await openStore({ dataDir, databaseUrl: undefined });
  const email = inventEmail();
  try {
    const { payload } = createEnquiry();
    const asked = createEnquiry({ locale, payload: { ...payload, email }, mails: [] });
    const accepted = await store.enquiries.accept(asked, Date.now());
    if (!("reference" in accepted)) throw new Error(accepted.outcome);
    const enquiry = await store.enquiries.getByReference(accepted.reference);
    if (!enquiry) throw new Error(`${accepted.reference} was not stored.`);
    const review = createReview({ offer: "coral-key", locale, ...change });
    await store.reviews.invite(enquiry, () => review, Date.now());
    const [link = ""] = /http\S+\/api\/review\?token=\S+/.exec(await readMail(email)) ?? [];
    const { pathname, search } = new URL(link);
    return { path: pathname + search, reference: enquiry.reference, file: review.file, email };
  } finally {
    await store.close();
  }
}
