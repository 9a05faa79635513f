import { registrationRequestSchema } from "../domain/contracts/registration";
import { subscribeRequestSchema } from "../domain/contracts/subscribe";
import { answerCalendar } from "./departures/calendar";
import { answerDays } from "./departures/places";
import { actOnEnquiry, askAboutEnquiry } from "./enquiries/routes";
import { acceptRegistration } from "./accounts/registration";
import { deliverInFixedTime } from "./mail/outbox/deliver-after-post";
import { acceptSubscription, askToUnsubscribe, unsubscribe } from "./newsletter/subscriptions";
import { answerHealth } from "./platform/health";
import { createForm } from "./platform/http/form";
import type { Responders } from "./platform/http/handler";
import { answerInPages } from "./platform/http/page-answers";
import { answerQuote, showQuote } from "./quotes/routes";
import { showReview, submitReview } from "./reviews/review-link";

/** Calls of guests, their mails and monitors, by their name: `/api/quote`. */
export const PUBLIC_CALLS: Readonly<Record<string, Responders>> = {
  /** `?offer=`: which coming days of an offer are nearly full, full or closed. */
  departures: { GET: answerDays },
  /** `?key=`: the departures as a calendar for the crew's phones. */
  "departures-calendar": { GET: answerCalendar },
  /** `?token=`: the links in the agency's mails that mark or delete an enquiry. */
  enquiry: answerInPages({ GET: askAboutEnquiry, POST: actOnEnquiry }),
  /** For monitors. */
  health: { GET: answerHealth },
  /** `?token=`: the page of a quote, where a guest accepts or declines it. */
  quote: answerInPages({ GET: showQuote, POST: answerQuote }),
  /** A new member of staff asks for access to `/admin`. */
  registration: createForm({
    form: "registration",
    schema: registrationRequestSchema,
    accept: acceptRegistration,
    deliver: deliverInFixedTime,
  }),
  /** `?token=`: the page on which a guest writes a review, once. */
  review: answerInPages({ GET: showReview, POST: submitReview }),
  /** A subscription to the newsletter. */
  subscribe: createForm({
    form: "subscribe",
    schema: subscribeRequestSchema,
    accept: acceptSubscription,
    deliver: deliverInFixedTime,
  }),
  /** `?token=`: the link at the foot of every newsletter, and the button of mail programs. */
  unsubscribe: answerInPages({ GET: askToUnsubscribe, POST: unsubscribe }),
};
