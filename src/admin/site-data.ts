import type { MeReply } from "../contracts/staff";
import type { KnownOffer } from "../content/check-offers";
import type { PreviewSite } from "./previews/preview-site";

/** An offer as the editor's pickers and save validation know it. */
export type SiteEntry = KnownOffer & {
  title: string;
  related: readonly string[];
  prices?: readonly unknown[];
};

/** A server that has no files to edit and knows no repository: a packaged site. */
export class NotEditableError extends Error {}

/** This browser has no session, or one that has ended. */
export class NotSignedInError extends Error {}

const EDITOR_CALLS = "/api/editor";
const ME = "/api/staff/me";

async function loadJson<Data>(path: string): Promise<Data> {
  const response = await fetch(path, { cache: "no-store" });
  if (response.status === 401) throw new NotSignedInError(path);
  if (path.startsWith(EDITOR_CALLS) && response.status === 404) throw new NotEditableError(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}. Expected 200.`);
  return (await response.json()) as Data;
}

/** Loads who is signed in. */
export function loadMe(): Promise<Pick<MeReply, "name" | "locale" | "role">> {
  return loadJson(ME);
}

/** Loads the offers as they are at this moment. */
export function loadEntries(): Promise<SiteEntry[]> {
  return loadJson(`${EDITOR_CALLS}/entries`);
}

/** Loads what previews need of the settings. */
export function loadPreviewSite(): Promise<PreviewSite> {
  return loadJson("/admin/settings.json");
}
