import {
  Activity,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from "react";

import { PAGE_TRANSITION_MS } from "../../domain/config/site-pages";
import { applyPendingScroll } from "../browser/navigation";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./page-transition.module.css";

const ANNOUNCER_ID = "page-announcer";

function announcePage(): void {
  const announcer = document.getElementById(ANNOUNCER_ID);
  if (announcer) announcer.textContent = document.querySelector("main h1")?.textContent ?? document.title;
}

/** Calls `onRendered` when it is in the document, even hidden: there all other effects wait until it is shown. */
function RenderedSignal({ onRendered }: { onRendered: () => void }) {
  useInsertionEffect(onRendered);
  return null;
}

/**
 * The transition named `page`, out-in, 0.4 s in all, none on the first appearance: the old page fades out where it
 * stands, then the new one is scrolled to its place and fades in. Without motion the pages change at once. React renders the new page
 * while the old one fades, hidden and without its effects; where that takes longer than the fade, it is waited for, not begun anew.
 */
export function PageTransition({ pageKey, children }: { pageKey: string; children: ReactNode }) {
  const [shown, setShown] = useState({ key: pageKey, page: children });
  const [hasMoved, setHasMoved] = useState(false);
  const isLeaving = shown.key !== pageKey;
  const rendered = useRef(false);
  const enterWhenRendered = useRef<() => void>(undefined);

  // While nothing leaves, what is shown is the page as it is now; React takes this update in before it paints.
  if (!isLeaving && shown.page !== children) setShown({ key: pageKey, page: children });

  useEffect(() => {
    if (!isLeaving) return undefined;
    const enter = () => {
      setShown({ key: pageKey, page: null });
      setHasMoved(true);
    };
    const enterOrWait = () => {
      if (rendered.current) enter();
      else enterWhenRendered.current = enter;
    };
    rendered.current = false;
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const timer = isStill ? setTimeout(enter) : setTimeout(enterOrWait, PAGE_TRANSITION_MS / 2);
    return () => {
      clearTimeout(timer);
      enterWhenRendered.current = undefined;
    };
  }, [isLeaving, pageKey]);

  function onRendered() {
    rendered.current = true;
    // React allows no update in the effect that calls this.
    queueMicrotask(() => enterWhenRendered.current?.());
  }

  useLayoutEffect(applyPendingScroll, [shown.key]);

  useEffect(() => {
    if (hasMoved) announcePage();
  }, [hasMoved, shown.key]);

  const enterClass = hasMoved ? styles.pageEnterActive : undefined;
  const page = <div className={isLeaving ? styles.pageLeaveActive : enterClass}>{shown.page}</div>;
  return (
    <>
      {hasMoved ? <Activity key={shown.key}>{page}</Activity> : page}
      {isLeaving && (
        <Activity key={pageKey} mode="hidden">
          <div>{children}</div>
          <RenderedSignal onRendered={onRendered} />
        </Activity>
      )}
      <VisuallyHidden id={ANNOUNCER_ID} aria-live="assertive" aria-atomic="true" />
    </>
  );
}
