import type { StaffLocale } from "../domain/config/staff";
import { type SiteEntry, loadEntries } from "../editor/decap/site-data";

const SAONA = { collection: "excursions", key: "saona-island", related: [] } as const;
export const EDITOR_ENTRIES: readonly SiteEntry[] = [
  { ...SAONA, locale: "en", url_slug: "saona-island", title: "Saona Island" },
  { ...SAONA, locale: "es", url_slug: "isla-saona", title: "Isla Saona" },
];

/** Makes the page that of the editor, in the language of who is signed in, on a site with these offers. */
export async function openEditorPage(
  staff: StaffLocale,
  entries: readonly SiteEntry[] = EDITOR_ENTRIES,
): Promise<void> {
  document.documentElement.lang = staff;
  const fetch = jest.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(entries));
  await loadEntries();
  fetch.mockRestore();
}
