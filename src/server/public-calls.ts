import { registrationRequestSchema } from "../contracts/registration";
import { subscribeRequestSchema } from "../contracts/subscribe";
import { answerCalendar } from "./departures/answer-calendar";
import { answerDays } from "./departures/answer-days";
import { actOnEnquiry, askAboutEnquiry } from "./enquiries/enquiry-link";
import { answerInPages } from "./http/answer-in-pages";
import { createForm } from "./http/create-form";
import type { Responders } from "./http/create-routes";
import { acceptSubscription } from "./newsletter/accept-subscription";
import { askToUnsubscribe, unsubscribe } from "./newsletter/unsubscribe";
import { answerHealth } from "./operation/health";
import { deliverInFixedTime } from "./outbox/deliver-in-fixed-time";
import { answerQuote, showQuote } from "./quotes/quote-link";
import { acceptRegistration } from "./registration/accept-registration";
import { showReview, takeReview } from "./reviews/review-link";

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
  review: answerInPages({ GET: showReview, POST: takeReview }),
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
