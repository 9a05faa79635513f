import type { NamedReview } from "../../../content/review-file";
import { reviewDecisionSchema } from "../../../domain/contracts/reviews";
import { router, staffProcedure } from "../../../server/platform/rpc";
import type { Store } from "../../../server/store";
import { decideReview, listPublished, findContentStore, removeQueued } from "./published-reviews";

/** How many reviews of each kind are shown, the newest. */
const MAX_SHOWN = 200;

type Listed = Awaited<ReturnType<Store["reviews"]["list"]>>[number];

function toPending({ id, reference, offer, tripDay, locale, writtenAt, data }: Listed) {
  if (data === null || writtenAt === null) return [];
  const { stars, text, name, country } = data;
  return [{ id, reference, offer, tripDay, locale, writtenAt, stars, text, name, country }];
}

function toDeclined(review: Listed) {
  const { reason, note, settledAt } = review;
  if (reason === null || settledAt === null) return [];
  return toPending(review).map((pending) => ({ ...pending, reason, note, settledAt }));
}

function toPublished({ key, language, ...review }: NamedReview) {
  return { ...review, file: key, locale: language };
}

async function loadReply({ reviews }: Store) {
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

export const reviewsRouter = router({
  list: staffProcedure.query(({ ctx: { store } }) => loadReply(store)),
  decide: staffProcedure
    .input(reviewDecisionSchema)
    .mutation(async ({ ctx: { staff, store }, input: decision }) => {
      await decideReview(staff, decision, Date.now());
      return loadReply(store);
    }),
});
