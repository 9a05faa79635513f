import type { StaffLocale } from "../config/staff";
import type { KnownOffer } from "../content/check-offers";
import { staffApi, toRefusal, type MeReply } from "../staff/shell/client";
import type { PreviewSite } from "./previews/preview-data";
import { SaveRefusedError } from "./save-validation/save-refused-error";
import { getT } from "./texts";

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

async function loadJson<Data>(path: string): Promise<Data> {
  const response = await fetch(path, { cache: "no-store" });
  if (response.status === 401) throw new NotSignedInError(path);
  if (path.startsWith(EDITOR_CALLS) && response.status === 404) throw new NotEditableError(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}. Expected 200.`);
  return (await response.json()) as Data;
}

/** Loads who is signed in. */
export async function loadMe(): Promise<Pick<MeReply, "name" | "locale" | "role">> {
  try {
    return await staffApi.me.get.query();
  } catch (error) {
    if (toRefusal(error).code === "unauthorized") throw new NotSignedInError("me.get");
    throw error;
  }
}

/** Loads the offers as they are at this moment. */
export function loadEntries(): Promise<SiteEntry[]> {
  return loadJson(`${EDITOR_CALLS}/entries`);
}

/** Loads what previews need of the settings. */
export function loadPreviewSite(): Promise<PreviewSite> {
  return loadJson("/admin/settings.json");
}

/** Turns the end of a session into a save that is refused before it is sent: what was typed stays in its fields. */
export function refuseSignedOut(error: unknown, staff: StaffLocale): void {
  if (!(error instanceof NotSignedInError)) return;
  const t = getT(staff);
  const message = { language: "Editor", field: t("saving.signIn"), text: t("shared.signedOut") };
  throw new SaveRefusedError([message], staff);
}
