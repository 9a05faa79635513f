import { useState } from "react";

import { useLocale } from "../ui/locale-context";
import { getButtonProps } from "../ui/button-class";
import { PageIcon } from "../ui/page-icon";
import * as styles from "./share-button.module.css";

/** The result of sharing a link: shared, cancelled by the visitor, copied, or failed. */
type ShareResult = "shared" | "cancelled" | "copied" | "failed";

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

/** Shares a page by whatever the device has for it; where it has nothing, the link is copied, or shown. */
export function ShareButton({ title, getPath }: { title: string; getPath: () => string }) {
  const { t } = useLocale();
  const [status, setStatus] = useState("");

  async function share() {
    const { href } = new URL(getPath(), window.location.origin);
    const failed = t("offer.shareFailed", { url: href });
    const texts = { shared: "", cancelled: "", copied: t("offer.copied"), failed };
    setStatus(texts[await shareLink(title, href)]);
  }

  return (
    <span className={styles.share}>
      <button type="button" onClick={() => void share()} {...getButtonProps("outline")}>
        <PageIcon name="share" />
        {t("offer.share")}
      </button>
      <span className={styles.status} role="status">
        {status}
      </span>
    </span>
  );
}
