import { useEffect, useState } from "react";

import { useLocale } from "../../i18n/locale-context";
import * as styles from "./notice.module.css";

/** A browser's timers count no further; no page stays open for these 25 days either. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The sea-state notice of the staff. It goes by itself when it expires, also on a page built before. */
export function Notice({ notice }: { notice: Queries.FrameNoticeFragment | null }) {
  const { t } = useLocale();
  const [isOver, setIsOver] = useState(false);
  const expires = notice?.expires;
  useEffect(() => {
    if (!expires) return undefined;
    const remaining = Date.parse(expires) - Date.now();
    if (remaining > LONGEST_TIMER_MS) return undefined;
    const timer = setTimeout(() => setIsOver(true), Math.max(0, remaining));
    return () => clearTimeout(timer);
  }, [expires]);
  if (!notice?.text || isOver) return null;
  return (
    <aside className={styles.notice} aria-label={t("common.notice")}>
      {notice.text}
    </aside>
  );
}
