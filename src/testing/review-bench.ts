import type { Locale } from "../domain/config/locales";
import type { Enquiry } from "../server/enquiries/enquiry";
import type { NewReview } from "../server/reviews/review-repository";
import type { ReviewData } from "../server/reviews/review";
import { getStore } from "../server/store";
import type { ReviewsReply } from "../staff/shell/client";
import { createEnquiry } from "./create-enquiry";
import { createReview, REVIEW_DATA } from "./create-review";
import { NOW, type StoreBench } from "./describe-stores";
import type { EditorClient } from "./set-up-editor";
import { createBrowser } from "./staff-client";

export const MARTA = { id: null, name: "Marta" };

/** Creates what a test of the store does with reviews. */
export function createReviewBench(bench: StoreBench) {
  const invite = (enquiry: Enquiry, review: NewReview, isStillWanted = () => true) =>
    bench.store.reviews.invite(enquiry, () => (isStillWanted() ? review : undefined), NOW);
  const write = (enquiry: Enquiry, { id }: NewReview, now = NOW) =>
    bench.store.reviews.write({ id, enquiryId: enquiry.id }, REVIEW_DATA, [], now);
  const get = async ({ id }: NewReview) => {
    const review = await bench.store.reviews.get(id);
    if (review === undefined) throw new Error("not stored");
    return review;
  };
  const getStatus = async (review: NewReview) => (await get(review)).status;
  const publish = async (review: NewReview, now = NOW) => {
    const isClaimed = await bench.store.reviews.claim(review.id, now);
    return isClaimed && (await bench.store.reviews.publish(await get(review), MARTA, now));
  };
  const decline = async (review: NewReview, now = NOW) =>
    bench.store.reviews.decline(
      await get(review),
      { reason: "advert", note: "Sin enlaces.", by: MARTA },
      "ana@example.com",
      now,
    );
  const setUp = async () => {
    const [enquiry, review] = [await bench.accept(), createReview()];
    await invite(enquiry, review);
    return { enquiry, review };
  };
  const getKinds = async ({ id }: Enquiry) =>
    (await bench.store.timeline.list(id)).map(({ kind }) => kind).filter((kind) => kind.startsWith("review"));
  const listRemovals = async () => (await bench.store.removals.list()).map(({ file }) => file);
  return { invite, write, get, getStatus, publish, decline, setUp, getKinds, listRemovals };
}

/** Has a guest of the test's site write a review, which waits for staff then. */
export async function writeReview(data: Partial<ReviewData> = {}, locale: Locale = "es") {
  const { enquiries, reviews } = await getStore();
  const accepted = await enquiries.accept(createEnquiry({ locale }), Date.now());
  if (!("reference" in accepted)) throw new Error(accepted.outcome);
  const enquiry = await enquiries.getByReference(accepted.reference);
  if (!enquiry) throw new Error("not stored");
  const review: NewReview = createReview({ locale });
  await reviews.invite(enquiry, () => review, Date.now());
  await reviews.write({ id: review.id, enquiryId: enquiry.id }, { ...REVIEW_DATA, ...data }, [], Date.now());
  return { enquiry, review, path: `content/reviews/${review.file}.json` };
}

/** Creates what members of staff call of the room Reviews; `getUrl` gets the address of the site. */
export function createReviewCalls(getUrl: () => string) {
  type Client = Pick<EditorClient, "cookie">;
  async function call(client: Client | undefined, kind: "query" | "mutate", body?: unknown, headers = {}) {
    const browser = createBrowser({ url: getUrl() }, client?.cookie);
    const response = await (kind === "query"
      ? browser.query("reviews.list")
      : browser.mutate("reviews.decide", body, headers));
    return { status: response.status, reply: (await response.json()) as ReviewsReply & { code?: string } };
  }
  return {
    call,
    list: async (client: Client) => (await call(client, "query")).reply,
    decide: (client: Client, body: object) => call(client, "mutate", body),
    publish: (client: Client, id: string, answer = "") =>
      call(client, "mutate", { decision: "publish", id, answer }),
  };
}
