import { DAY_MS, getAgencyDay } from "../../domain/booking/calendar-day";
import { formatDay } from "../../domain/i18n/format";
import { getPath } from "../../domain/i18n/routes";
import type { Enquiry } from "../enquiries/enquiry";
import { frameGuestMail } from "../mail/facts";
import { toLink, type WrittenMail, type MailContext } from "../mail/mail-body";
import { createLink, LINKS } from "../platform/links";
import { getMailTranslator } from "../platform/messages";
import { getOfferTitle } from "../platform/published";
import type { Review } from "./review";

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
