import type { StaffLocale } from "../../domain/config/staff";
import type { KnownOffer } from "../../content/check-offers";
import { staffApi, toRefusal, type MeReply } from "../../staff/shell/client";
import type { PreviewSite } from "./previews/preview-data";
import { getShownLocale, getT } from "./texts";

/** An offer as the editor's pickers and save validation know it. */
export type SiteEntry = KnownOffer & {
  title: string;
  related: readonly string[];
  prices?: readonly unknown[];
};

/** A server that has no files to edit and knows no repository: a packaged site. */
class NotEditableError extends Error {}

/** This browser has no session, or one that has ended. */
export class NotSignedInError extends Error {}

const EDITOR_CALLS = "/api/editor";
let entries: readonly SiteEntry[] = [];

/** The offers as they were loaded last. */
export const getEntries = () => entries;

/** An offer in the reader's language, or in another one that it has. */
export function findOffer(
  isWanted: (entry: SiteEntry) => boolean,
  staff: StaffLocale = getShownLocale(),
): SiteEntry | undefined {
  const found = entries.filter(isWanted);
  return found.find(({ locale }) => locale === staff) ?? found[0];
}

async function loadJson<Data>(path: string): Promise<Data> {
  const response = await fetch(path, { cache: "no-store" });
  if (response.status === 401) throw new NotSignedInError(path);
  if (path.startsWith(EDITOR_CALLS) && response.status === 404) throw new NotEditableError(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}. Expected 200.`);
  return (await response.json()) as Data;
}

export async function loadMe(): Promise<Pick<MeReply, "name" | "locale" | "role">> {
  try {
    return await staffApi.me.get.query();
  } catch (error) {
    if (toRefusal(error).code === "unauthorized") throw new NotSignedInError("me.get");
    throw error;
  }
}

export async function loadEntries(): Promise<readonly SiteEntry[]> {
  entries = await loadJson<SiteEntry[]>(`${EDITOR_CALLS}/entries`);
  return entries;
}

export function loadPreviewSite(): Promise<PreviewSite> {
  return loadJson("/admin/settings.json");
}

/** Says why the editor did not open, and what can be done where that is known. */
export function describeStartError(error: unknown, staff: StaffLocale): string {
  const t = getT(staff);
  const reason = t(error instanceof NotEditableError ? "statusBar.notEditable" : "statusBar.tryAgain");
  return `${t("statusBar.notStarted")}: ${reason}`;
}
