/** The result of sharing a link: shared, cancelled by the visitor, copied, or failed. */
export type ShareResult = "shared" | "cancelled" | "copied" | "failed";

/** Shares a link by Web Share; where there is none, or it refuses, copies it. */
export async function shareLink(title: string, url: string): Promise<ShareResult> {
  // Not every browser has these two, and on an insecure address none has.
  const { share, clipboard } = navigator as Partial<Pick<Navigator, "share" | "clipboard">>;
  if (share) {
    try {
      await share.call(navigator, { title, url });
      return "shared";
    } catch (error) {
      if (error instanceof Error && error.name === "AbortError") return "cancelled";
    }
  }
  try {
    if (!clipboard) return "failed";
    await clipboard.writeText(url);
    return "copied";
  } catch {
    return "failed";
  }
}
