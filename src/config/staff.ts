/** `owner`: people and everything; `staff`: website and enquiries. */
export const STAFF_ROLES = ["owner", "staff"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Stands for the address of the owner of one's own machine, who has no mailbox and signs in by the printed link. */
export const LOCAL_OWNER_EMAIL = "owner@localhost";
