import { randomUUID } from "node:crypto";

import type { NewReview } from "../server/reviews/review-repository";

export const REVIEW_FORM = {
  stars: "5",
  text: "El agua era clara y el guía conocía cada playa.",
  name: "Ana María",
  country: "ES",
  consent: "yes",
};

export const REVIEW_DATA = {
  stars: 5,
  text: REVIEW_FORM.text,
  name: REVIEW_FORM.name,
  country: REVIEW_FORM.country,
};

/** Creates a review before the guest is asked for it. */
export function createReview(change: Partial<NewReview> = {}): NewReview {
  const id = randomUUID();
  return {
    ...{ id, file: `r${id.slice(0, 8)}`, offer: "coral-key", tripDay: "2027-01-09", locale: "es" },
    ...change,
  };
}
