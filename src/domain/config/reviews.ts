/** Longest and shortest texts of a review, in characters as a person counts them. */
export const REVIEW_LIMITS = { textMin: 20, textMax: 2000, name: 40, answer: 1500, note: 600 } as const;

/** How many stars a guest can give. */
export const STARS = [5, 4, 3, 2, 1] as const;

/** Why staff may decline a review, or take one off the site. That it is a bad one is no reason. */
export const DECLINE_REASONS = ["not-the-trip", "insulting", "personal-data", "advert"] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];
