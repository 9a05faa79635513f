import { useState } from "react";

import { useLocale } from "../ui/locale-context";
import { shareLink } from "./share-link";
import { getButtonProps } from "../ui/button-class";
import { Icon } from "../ui/icon";
import * as styles from "./share-button.module.css";

interface ShareButtonProps {
  title: string;
  getPath: () => string;
}

/** Shares a page by whatever the device has for it; where it has nothing, the link is copied, or shown. */
export function ShareButton({ title, getPath }: ShareButtonProps) {
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
        <Icon name="share" />
        {t("offer.share")}
      </button>
      <span className={styles.status} role="status">
        {status}
      </span>
    </span>
  );
}
