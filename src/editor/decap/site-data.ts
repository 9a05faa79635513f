import { TRPCClientError } from "@trpc/client";

import type { StaffLocale } from "../../domain/config/staff";
import type { KnownOffer } from "../../content/check-offers";
import { editorApi, toRefusal } from "../../staff/shell/client";
import type { PreviewSite } from "./previews/preview-data";
import { getShownLocale, getT } from "./texts";

/** An offer as the editor's pickers and save validation know it. */
export type SiteEntry = KnownOffer & {
  title: string;
  related: readonly string[];
  prices?: readonly unknown[];
};

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

export async function loadEntries(): Promise<readonly SiteEntry[]> {
  entries = await editorApi.entries.query();
  return entries;
}

export async function loadPreviewSite(): Promise<PreviewSite> {
  const response = await fetch("/admin/settings.json", { cache: "no-store" });
  if (!response.ok) throw new Error(`/admin/settings.json answered ${response.status}. Expected 200.`);
  return (await response.json()) as PreviewSite;
}

const isRefused = (error: unknown, code: "unauthorized" | "not-found") =>
  error instanceof TRPCClientError && toRefusal(error).code === code;

/** This browser has no session, or one that has ended. */
export const isSignedOut = (error: unknown) => isRefused(error, "unauthorized");

/** Says why the editor did not open, and what can be done where that is known: a packaged site has no files to edit. */
export function describeStartError(error: unknown, staff: StaffLocale): string {
  const t = getT(staff);
  const reason = t(isRefused(error, "not-found") ? "statusBar.notEditable" : "statusBar.tryAgain");
  return `${t("statusBar.notStarted")}: ${reason}`;
}
