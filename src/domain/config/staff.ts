import pages from "./staff-pages.json";
/** The languages of the office, in which the editor and the other pages of staff speak. */
export const STAFF_LOCALES = ["en", "es", "it"] as const;
export type StaffLocale = (typeof STAFF_LOCALES)[number];

/** Takes a value for one of them; anything else, like a language for guests alone, stands for the first. */
export function toStaffLocale(value: unknown): StaffLocale {
  return STAFF_LOCALES.find((locale) => locale === value) ?? STAFF_LOCALES[0];
}

/** Returns a text in each language of the office. */
export function byStaffLocale(getText: (locale: StaffLocale) => string): Record<StaffLocale, string> {
  return { en: getText("en"), es: getText("es"), it: getText("it") };
}

/** `owner`: people and everything; `staff`: website and enquiries. */
export const STAFF_ROLES = ["owner", "staff"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Stands for the address of the owner of one's own machine, who has no mailbox and signs in by the printed link. */
export const LOCAL_OWNER_EMAIL = "owner@localhost";

export const LOCAL_OWNER_NAMES = {
  en: "Owner of this computer",
  es: "Responsable de esta computadora",
  it: "Responsabile di questo computer",
} as const;

/** Whether a person is the owner of this machine and has not said their name: no mail to a guest is signed so. */
export function hasLocalOwnerName({ email, name }: { email: string; name: string }): boolean {
  return email === LOCAL_OWNER_EMAIL && Object.values<string>(LOCAL_OWNER_NAMES).includes(name);
}

/** The pages of the staff's side beside the editor's, each at `/admin/<name>`, which the module in `src/staff` shows. */
export const STAFF_PAGES: readonly string[] = Object.keys(pages);
