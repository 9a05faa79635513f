import pages from "./staff-pages.json";

/** The pages of the staff's side beside the editor's, each at `/admin/<name>`; those of `src/staff/<folder>/main.tsx` share a bundle. */
export const STAFF_PAGES: readonly string[] = Object.values(pages).flat();
