import { parseRequest } from "../../domain/contracts/fields";
import { reviewFormSchema } from "../../domain/contracts/reviews";
import { getEnv } from "../platform/env";
import {
  answerBadLink,
  answerUnsentForm,
  findByLink,
  getLinkPath,
  isForReader,
} from "../platform/http/page-answers";
import { assertSameOrigin, readBody, type Answer, type Exchange } from "../platform/http/request";
import { toErrorAnswer } from "../platform/http/handler";

import { log } from "../platform/log";
import { getGreetingName } from "../mail/facts";
import { getReviewTranslator, getOfferTitle } from "../platform/published";
import { deliverAfterPost } from "../mail/outbox/worker";
import { getReplyMails, type Enquiry } from "../enquiries/enquiry";
import { getStore } from "../store";
import type { Review, ReviewData } from "./review";
import { renderReviewForm, renderReviewPage, REVIEW_STYLE, type ReviewView } from "./review-page";

const MAX_SHOWN = 20_000;

/** With `no-store`, as on all other pages, browsers forget what was typed when somebody goes back to the form. */
const FORM_CACHING = { "Cache-Control": "private, no-cache" };

interface Found {
  review: Review;
  enquiry: Enquiry;
}

function find(exchange: Exchange): Promise<Found | undefined> {
  return findByLink(exchange, "review", (store, id) => store.reviews.get(id));
}

function answerPage(
  exchange: Exchange,
  { review, enquiry }: Found,
  status: 200 | 409 | 422,
  form: Partial<Pick<ReviewView, "values" | "fields" | "isTooLate">> = {},
): Answer {
  const isEmptyForm = status === 200 && review.status === "invited";
  const page = renderReviewPage({
    review,
    locale: review.locale,
    action: getLinkPath(exchange, "review"),
    title: getOfferTitle(review.offer, review.locale),
    values: { name: getGreetingName(enquiry.payload.name) ?? "" },
    fields: {},
    isTooLate: false,
    ...form,
  });
  return {
    status,
    headers: { "Content-Security-Policy": REVIEW_STYLE.csp, ...(isEmptyForm && FORM_CACHING) },
    page,
  };
}

/** Shows a guest the form of a review, or what was written by this link. Opening it changes nothing: a mail scanner may. */
export async function showReview(exchange: Exchange): Promise<Answer> {
  const found = await find(exchange);
  return found === undefined ? answerBadLink(exchange) : answerPage(exchange, found, 200);
}

function toShownValues(body: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts = Object.entries(body).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(texts.map(([name, value]) => [name, value.slice(0, MAX_SHOWN)]));
}

/** A double click, or a page that was loaded again, sends the same once more. */
function isSame(one: ReviewData | null, other: ReviewData): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

async function write({ review, enquiry }: Found, data: ReviewData): Promise<boolean> {
  const store = await getStore();
  const mails = await getReplyMails(enquiry, store, getEnv().agencyEmails);
  const outcome = await store.reviews.write(review, data, mails, Date.now());
  if (outcome !== "changed") return false;
  log.info("review-written", { reference: enquiry.reference });
  await deliverAfterPost();
  return true;
}

async function withdraw(exchange: Exchange, { review, enquiry }: Found): Promise<Answer> {
  const outcome = await (await getStore()).reviews.withdraw(review, Date.now());
  if (outcome === "changed") log.info("review-withdrawn", { reference: enquiry.reference });
  return { status: 303, location: getLinkPath(exchange, "review") };
}

async function submit(exchange: Exchange, body: Readonly<Record<string, unknown>>): Promise<Answer> {
  const found = await find(exchange);
  if (found === undefined) return answerBadLink(exchange);
  if (body["do"] === "withdraw") return withdraw(exchange, found);
  const parsed = parseRequest(reviewFormSchema, body);
  if (!parsed.ok)
    return found.review.status === "invited"
      ? answerPage(exchange, found, 422, { values: toShownValues(body), fields: parsed.fields })
      : answerPage(exchange, found, 409, { isTooLate: true });
  const { stars, text, name, country } = parsed.data;
  const data = { stars, text, name, country };
  if (await write(found, data)) return { status: 303, location: getLinkPath(exchange, "review") };
  // It may have been written since it was read.
  const now = await find(exchange);
  if (now === undefined) return answerBadLink(exchange);
  if (isSame(now.review.data, data)) return { status: 303, location: getLinkPath(exchange, "review") };
  return answerPage(exchange, now, 409, { isTooLate: true });
}

/** Takes a guest's review, once, or takes it back. What is wrong is said beside what was typed, also that it could not be stored. */
export async function submitReview(exchange: Exchange): Promise<Answer> {
  assertSameOrigin(exchange);
  const body = readBody(exchange, ["form"]);
  try {
    return await submit(exchange, body);
  } catch (error) {
    if (body["do"] === "withdraw" || !isForReader(exchange)) throw error;
    const values = toShownValues(body);
    const action = getLinkPath(exchange, "review");
    return answerUnsentForm(exchange, toErrorAnswer(error).status, (locale) => ({
      title: getReviewTranslator(locale)("title"),
      form: renderReviewForm({ locale, action, values, fields: {} }),
      typed: values["text"] ?? "",
      style: REVIEW_STYLE,
    }));
  }
}
