import type { KnownOffer } from "../content/check-offers";
import type { PreviewSite } from "./previews/preview-site";

/** What the server tells the editor: where it saves. */
export interface CmsSettings {
  mode: "local" | "github";
  siteUrl: string;
  repo?: string;
  branch?: string;
}

/** An offer as the editor's pickers and save validation know it. */
export type SiteEntry = KnownOffer & {
  title: string;
  related: readonly string[];
  /** Only on this machine: the last build's list is public, and the site may show no prices. */
  prices?: readonly unknown[];
};

/** A server that has no files to edit and knows no repository: a packaged site, or one behind a proxy. */
export class NotEditableError extends Error {}

/** The server edits its own files, and this browser has no session or one that has ended. */
export class NotSignedInError extends Error {}

const LOCAL_MODE = "/api/local-cms";
/** How a server answers that edits nothing itself: there is no such address, or not for this visitor. */
const NOT_EDITABLE = [403, 404];

async function loadJson<Data>(path: string): Promise<Data> {
  const response = await fetch(path, { cache: "no-store" });
  if (path.startsWith(LOCAL_MODE) && response.status === 401) throw new NotSignedInError(path);
  if (path.startsWith(LOCAL_MODE) && NOT_EDITABLE.includes(response.status)) throw new NotEditableError(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}. Expected 200.`);
  return (await response.json()) as Data;
}

/** Loads where the editor saves. */
export function loadSettings(): Promise<CmsSettings> {
  return loadJson("/api/cms");
}

/** Loads the offers: on this machine those in the files at this moment, otherwise those of the last build. */
export function loadEntries(mode: CmsSettings["mode"]): Promise<SiteEntry[]> {
  return loadJson(mode === "local" ? `${LOCAL_MODE}/entries` : "/admin/entries.json");
}

/** Tells whether this browser is signed in, for instance by an earlier link. */
export function hasSession(): Promise<boolean> {
  return loadEntries("local").then(
    () => true,
    () => false,
  );
}

/** Loads what previews need of the settings. */
export function loadPreviewSite(): Promise<PreviewSite> {
  return loadJson("/admin/settings.json");
}
