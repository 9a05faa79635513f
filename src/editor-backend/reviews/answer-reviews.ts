import type { NamedReview } from "../../content/parse-review";
import {
  reviewDecisionSchema,
  type DeclinedReview,
  type PendingReview,
  type PublishedReview,
  type ReviewsReply,
} from "../../contracts/reviews";
import { answerOnce, createETag } from "../../server/platform/http/etag";
import type { Answer, Exchange } from "../../server/platform/http/exchange";
import { readRequest, requireStaff } from "../../server/accounts/session";
import { toIso } from "../../server/platform/time";
import { getStore, type Store } from "../../server/store";
import { decideReview, listPublished, findContentStore, removeQueued } from "./published-reviews";

/** How many reviews of each kind are shown, the newest. */
const MAX_SHOWN = 200;

type Listed = Awaited<ReturnType<Store["reviews"]["list"]>>[number];

function toPending({ id, reference, offer, tripDay, locale, writtenAt, data }: Listed): PendingReview[] {
  if (data === null || writtenAt === null) return [];
  const { stars, text, name, country } = data;
  return [{ id, reference, offer, tripDay, locale, writtenAt: toIso(writtenAt), stars, text, name, country }];
}

function toDeclined(review: Listed): DeclinedReview[] {
  const { reason, note, settledAt } = review;
  if (reason === null || settledAt === null) return [];
  return toPending(review).map((pending) => ({ ...pending, reason, note, settledAt: toIso(settledAt) }));
}

function toPublished({ key, language, ...review }: NamedReview): PublishedReview {
  return { ...review, file: key, locale: language };
}

async function loadReply(): Promise<ReviewsReply> {
  const { reviews } = await getStore();
  const removals = await removeQueued(Date.now());
  const content = findContentStore();
  const [waiting, declined, published] = await Promise.all([
    reviews.list("waiting", MAX_SHOWN),
    reviews.list("declined", MAX_SHOWN),
    content === undefined ? [] : listPublished(content),
  ]);
  return {
    waiting: waiting.flatMap(toPending),
    published: published.slice(0, MAX_SHOWN).map(toPublished),
    declined: declined.flatMap(toDeclined),
    removals,
    canPublish: content !== undefined,
  };
}

/** `GET /api/staff/reviews`: what waits, what is published, what was declined. */
export async function answerReviews(exchange: Exchange): Promise<Answer> {
  await requireStaff(exchange);
  const reply = await loadReply();
  return answerOnce(exchange, createETag(reply), () => reply);
}

/** `POST /api/staff/reviews`: publishes, declines, answers or takes off the site. */
export async function takeReviewDecision(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const decision = readRequest(exchange, reviewDecisionSchema);
  await decideReview(staff, decision, Date.now());
  return { status: 200, json: await loadReply() };
}
