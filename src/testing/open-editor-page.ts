import type { StaffLocale } from "../domain/config/staff";
import { type SiteEntry, loadEntries } from "../editor/decap/site-data";
import { wrapReply } from "./fake-editor";
import { polyfillDialog } from "./polyfill-dialog";

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
  document.body.replaceChildren();
  polyfillDialog();
  const fetch = jest.spyOn(globalThis, "fetch").mockResolvedValue(wrapReply({ json: entries }));
  await loadEntries();
  fetch.mockRestore();
}
