import { randomBytes, randomUUID } from "node:crypto";

import { DAY_MS, getAgencyDay, addDays, getAgencyTime } from "../../domain/booking/calendar-day";
import { formatDay } from "../../domain/i18n/format";
import { getPath } from "../../domain/i18n/routes";
import type { Enquiry } from "../enquiries/enquiry";
import { frameGuestMail } from "../mail/facts";
import { toLink, type WrittenMail, type MailContext } from "../mail/mail-body";
import { createLink, LINKS } from "../platform/secrets";
import { getMailTranslator, getOfferTitle, loadOffer, areGuestsInvited } from "../platform/published";
import type { OutboxTools } from "../mail/outbox/deliver";
import { describeError, log } from "../platform/log";
import type { Store } from "../store";
import type { Review } from "./review";
import type { BookedGuest, NewReview } from "./review-repository";

/** Creates the link of an invitation; it ends with its days after the invitation, however late the mail leaves. */
function createReviewLink({ id, invitedAt }: Pick<Review, "id" | "invitedAt">, context: MailContext) {
  return createLink({ ...context, now: invitedAt }, { purpose: "review", id });
}

function toRulesLink({ locale }: Review, { siteUrl }: MailContext) {
  return toLink(getMailTranslator(locale)("review.rules"), `${siteUrl}${getPath("reviews", locale)}`);
}

/** Writes the mail that asks a guest for a review; `undefined` when there is nothing to ask for any more. */
export function writeReviewMail(
  enquiry: Enquiry,
  review: Review,
  context: MailContext,
): WrittenMail | undefined {
  if (review.status !== "invited" || enquiry.status === "lost") return undefined;
  const { locale, offer, tripDay, invitedAt } = review;
  const t = getMailTranslator(locale);
  const title = getOfferTitle(offer, locale);
  const lastDay = getAgencyDay(invitedAt + (LINKS.review.days - 1) * DAY_MS);
  const blocks = [
    { paragraph: t("review.intro", { title, day: formatDay(tripDay, locale) }) },
    { paragraph: t("review.why") },
    toLink(t("review.open"), createReviewLink(review, context), true),
    { paragraph: t("review.once", { until: formatDay(lastDay, locale) }) },
    toRulesLink(review, context),
  ];
  return frameGuestMail(enquiry, { subject: t("review.subject", { title }), blocks }, context);
}

/** Writes the mail that tells a guest why the review is not on the site; `undefined` when it was withdrawn meanwhile. */
export function writeReviewDeclinedMail(
  enquiry: Enquiry,
  review: Review,
  context: MailContext,
): WrittenMail | undefined {
  const { locale, reason, note } = review;
  if (review.status !== "declined" || reason === null) return undefined;
  const t = getMailTranslator(locale);
  const title = getOfferTitle(review.offer, locale);
  const blocks = [
    { paragraph: t("review.declinedIntro", { title, reason: t(`review.reasons.${reason}`) }) },
    ...(note === "" ? [] : [{ prose: note }]),
    { paragraph: t("review.declinedNever") },
    toRulesLink(review, context),
  ];
  return frameGuestMail(enquiry, { subject: t("review.declinedSubject", { title }), blocks }, context);
}

/** From this time of day on (Santo Domingo) guests are asked: no mail arrives at night. */
const FROM_TIME = "10:00";
/** A trip that was longer ago is not asked about: the site was off, or the invitations were. */
const LATEST_DAYS = 14;

/**
 * Makes the review of the last trip that was booked, when it is over and, without `earliest`, however long ago: nobody is asked before all
 * trips are over. Who did not turn up has nothing to say, and who has no address cannot be asked.
 */
function createReview({ enquiry, trips }: BookedGuest, today: string, earliest = ""): NewReview | undefined {
  if (enquiry.spamReason !== null || enquiry.payload.email === "") return undefined;
  const [last] = trips
    .flatMap(({ offer, day, status }) =>
      offer !== null && day !== null && status === "confirmed" ? [{ offer, tripDay: day }] : [],
    )
    .sort((one, other) => other.tripDay.localeCompare(one.tripDay));
  if (last === undefined || last.tripDay >= today || last.tripDay < earliest) return undefined;
  if (loadOffer(last.offer) === undefined) return undefined;
  // Nothing of the guest, the enquiry or the day can be read from the name of the file.
  const file = `r${randomBytes(8).toString("hex")}`;
  return { ...last, id: randomUUID(), file, locale: enquiry.locale };
}

/** Asks a guest whose trips are over, however long ago, because staff say so. `refused` where there is nothing to ask about. */
export function inviteByHand({ reviews }: Pick<Store, "reviews">, enquiry: Enquiry, now: number) {
  return reviews.invite(enquiry, (guest) => createReview(guest, getAgencyDay(now)), now);
}

async function inviteAll({ reviews }: Store, today: string, now: number): Promise<number> {
  const earliest = addDays(today, -LATEST_DAYS);
  const create = (guest: BookedGuest) => createReview(guest, today, earliest);
  let invited = 0;
  for (const guest of await reviews.listGuests(earliest, addDays(today, -1)))
    if (create(guest) && (await reviews.invite(guest.enquiry, create, now)) === "changed") invited += 1;
  return invited;
}

/** Asks guests for a review by mail, the day after their trip, each once. A failure stops no other mail. */
export async function inviteGuests(tools: OutboxTools): Promise<void> {
  const now = tools.now();
  const today = getAgencyDay(now);
  if (now < getAgencyTime(today, FROM_TIME)) return;
  try {
    if (!areGuestsInvited()) return;
    const invited = await inviteAll(tools.store, today, now);
    if (invited > 0) log.info("reviews-asked-for", { guests: invited });
  } catch (error) {
    log.error("review-invitations-failed", describeError(error));
  }
}
