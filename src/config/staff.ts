/** `owner`: people and everything; `staff`: website and enquiries. */
export const STAFF_ROLES = ["owner", "staff"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
