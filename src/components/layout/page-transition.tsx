import { useEffect, useLayoutEffect, useState, type ReactNode } from "react";

import { PAGE_TRANSITION_MS } from "../../config/timing";
import { announcePage } from "../../browser-state/page-announcer";
import { applyPendingScroll } from "../../browser-state/pending-scroll";
import * as styles from "./page-transition.module.css";

/**
 * The transition named `page`, out-in, 0.4 s in all, none on the first appearance: the old page fades out where it
 * stands, then the new one is scrolled to its place and fades in. Without motion the pages change at once.
 */
export function PageTransition({ pageKey, children }: { pageKey: string; children: ReactNode }) {
  const [shown, setShown] = useState({ key: pageKey, page: children });
  const [hasMoved, setHasMoved] = useState(false);
  const isLeaving = shown.key !== pageKey;

  // While nothing leaves, what is shown is the page as it is now; React takes this update in before it paints.
  if (!isLeaving && shown.page !== children) setShown({ key: pageKey, page: children });

  useEffect(() => {
    if (!isLeaving) return undefined;
    const enter = () => {
      setShown({ key: pageKey, page: null });
      setHasMoved(true);
    };
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const timer = setTimeout(enter, isStill ? 0 : PAGE_TRANSITION_MS / 2);
    return () => clearTimeout(timer);
  }, [isLeaving, pageKey]);

  useLayoutEffect(applyPendingScroll, [shown.key]);

  useEffect(() => {
    if (hasMoved) announcePage();
  }, [hasMoved, shown.key]);

  const enterClass = hasMoved ? styles.pageEnterActive : undefined;
  return <div className={isLeaving ? styles.pageLeaveActive : enterClass}>{shown.page}</div>;
}
