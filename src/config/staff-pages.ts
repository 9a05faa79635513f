/** Pages of `src/staff/main.tsx`, one bundle for them all. */
const SHARED_PAGES = ["sign-in", "people", "me"] as const;

/** Rooms of `src/staff/<room>/main.tsx`, a bundle for each. */
const OWN_PAGES = ["today", "enquiries", "departures", "reviews", "letters", "partners", "quick"] as const;

/** The pages of the staff's side beside the editor's, each at `/admin/<name>`. */
export const STAFF_PAGES = [...SHARED_PAGES, ...OWN_PAGES] as const;
