import type { z } from "zod";

import { registrationRequestSchema, subscribeRequestSchema } from "../domain/contracts/sign-up";
import { answerCalendar } from "./departures/calendar";
import { answerDays } from "./departures/places";
import { CONTACT_FORM } from "./enquiries/contact";
import { actOnEnquiry, askAboutEnquiry } from "./enquiries/routes";
import { acceptRegistration, thankForRegistration } from "./accounts/people";
import { deliverAfterPost, deliverInFixedTime } from "./mail/outbox/worker";
import { takesAddress } from "./mail/transport";
import {
  acceptSubscription,
  askToUnsubscribe,
  thankForSubscription,
  unsubscribe,
} from "./newsletter/subscriptions";
import { answerHealth } from "./platform/health";
import { getEnv } from "./platform/env";
import { createForm, type FormRoute } from "./platform/http/form";
import type { Responders } from "./platform/http/handler";
import { answerInPages } from "./platform/http/page-answers";
import { answerQuote, showQuote } from "./quotes/routes";
import { showReview, submitReview } from "./reviews/review-link";

/** A form with an address, to which the mail server can write. */
function createMailForm<Schema extends z.ZodType<{ email: string }>>(route: FormRoute<Schema>): Responders {
  return createForm({
    ...route,
    async accept(submission) {
      const { smtpUrl, isSmtpInsecureAllowed } = getEnv();
      const { email } = submission.data;
      if (smtpUrl === undefined || (await takesAddress(smtpUrl, isSmtpInsecureAllowed, email)))
        return route.accept(submission);
      return { outcome: "refused", fields: { email: "unwritable-email" } };
    },
  });
}

/** Calls of guests, their mails and monitors, by their name: `/api/quote`. */
export const PUBLIC_CALLS: Readonly<Record<string, Responders>> = {
  /** A question or a booking enquiry. */
  contact: createMailForm({ ...CONTACT_FORM, deliver: deliverAfterPost }),
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
  registration: createMailForm({
    form: "registration",
    schema: registrationRequestSchema,
    accept: acceptRegistration,
    thank: thankForRegistration,
    deliver: deliverInFixedTime,
  }),
  /** `?token=`: the page on which a guest writes a review, once. */
  review: answerInPages({ GET: showReview, POST: submitReview }),
  /** A subscription to the newsletter. */
  subscribe: createMailForm({
    form: "subscribe",
    schema: subscribeRequestSchema,
    accept: acceptSubscription,
    thank: thankForSubscription,
    deliver: deliverInFixedTime,
  }),
  /** `?token=`: the link at the foot of every newsletter, and the button of mail programs. */
  unsubscribe: answerInPages({ GET: askToUnsubscribe, POST: unsubscribe }),
};
