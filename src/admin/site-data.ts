import type { KnownOffer } from "../content/check-offers";
import type { PreviewSite } from "./previews/preview-site";

/** What the server tells the editor: where it saves. */
export interface CmsSettings {
  mode: "local" | "github";
  siteUrl: string;
  repo?: string;
  branch?: string;
}

/** An offer as the editor's pickers and guards know it. */
export type SiteEntry = KnownOffer & { title: string; related: readonly string[] };

async function loadJson<Data>(path: string): Promise<Data> {
  const response = await fetch(path, { cache: "no-store" });
  if (!response.ok) throw new Error(`${path} answered ${response.status}. Expected 200.`);
  return (await response.json()) as Data;
}

/** Loads where the editor saves. */
export function loadSettings(): Promise<CmsSettings> {
  return loadJson("/api/cms");
}

/** Loads the offers: on this machine those in the files at this moment, otherwise those of the last build. */
export function loadEntries(mode: CmsSettings["mode"]): Promise<SiteEntry[]> {
  return loadJson(mode === "local" ? "/api/local-cms/entries" : "/admin/entries.json");
}

/** Loads what previews need of the settings. */
export function loadPreviewSite(): Promise<PreviewSite> {
  return loadJson("/admin/settings.json");
}
