import { useEffect, useState } from "react";

import { useBrowserValue } from "../browser/create-store";
import type { PageContext } from "../../domain/config/site-pages";
import { formatMoment } from "../../domain/i18n/format";
import { useLocale } from "../ui/locale-context";
import * as styles from "./notice.module.css";

/**
 * Hides the notice before this script when its time is over. It is the same on all pages, so that one hash stands for it in
 * a content policy.
 */
const SCRIPT =
  "!function(n){Date.parse(n.dataset.expires)<=Date.now()&&(n.hidden=!0)}(document.currentScript.previousElementSibling)";

/** Decides before the first paint whether the notice of a page that was built some time ago still holds. */
function NoticeScript() {
  const isBuilt = useBrowserValue(() => false, true);
  // What React puts on a page in the browser is decided by React.
  if (!isBuilt) return null;
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}

interface NoticeProps {
  notice: Queries.FrameNoticeFragment | null;
  /** The offer whose page this is. */
  offer?: PageContext["offer"];
}

/** A browser's timers count no further; no page stays open for these 25 days either. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** A notice that names neither ports nor offers concerns every page. */
function concerns({ ports, offers }: Queries.FrameNoticeFragment, offer: PageContext["offer"]): boolean {
  if (ports.length + offers.length === 0) return true;
  return (
    offer !== undefined && (offers.includes(offer.key) || offer.ports.some((port) => ports.includes(port)))
  );
}

function useExpiry(end: string | null): { isPast: boolean; isOver: boolean } {
  const [arrivedAt] = useState(Date.now);
  const endsAt = end === null ? Infinity : Date.parse(end);
  const [isOver, setIsOver] = useState(false);
  // The built page has the notice: React must find it there, the script below has hidden it.
  const isPast = useBrowserValue(() => endsAt <= arrivedAt, false);
  useEffect(() => {
    const remaining = endsAt - Date.now();
    if (remaining > LONGEST_TIMER_MS) return undefined;
    const timer = setTimeout(() => setIsOver(true), Math.max(0, remaining));
    return () => clearTimeout(timer);
  }, [endsAt]);
  return { isPast, isOver };
}

/**
 * The sea-state notice of the staff, on the pages that it concerns. It goes by itself when it expires: from a page built
 * before without ever being painted, from one that stands open without moving what is being read.
 */
export function Notice({ notice, offer }: NoticeProps) {
  const { locale, t } = useLocale();
  const { isPast, isOver } = useExpiry(notice?.publish_until ?? null);
  if (!notice?.text || !concerns(notice, offer) || isPast) return null;
  const { text, publish_until: end } = notice;
  return (
    <>
      <aside
        className={styles.notice}
        data-expires={end}
        data-over={isOver || undefined}
        aria-label={t("common.notice")}
        suppressHydrationWarning
      >
        {text}
        {end !== null && (
          // Browsers differ in the spaces of a time.
          <time className={styles.until} dateTime={end} suppressHydrationWarning>
            {t("common.noticeUntil", { moment: formatMoment(end, locale, "yearless") })}
          </time>
        )}
      </aside>
      {end !== null && <NoticeScript />}
    </>
  );
}
