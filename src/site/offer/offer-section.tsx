import { type ReactNode, useLayoutEffect, type RefObject, useEffect } from "react";

import * as styles from "./offer-section.module.css";

interface OfferSectionProps {
  id: string;
  title: string;
  /** On narrow screens, too, it is open from the first moment. */
  isOpen?: boolean;
  children: ReactNode;
}

/**
 * One part of an offer's page under its heading, on wide screens beside it. On narrow screens it opens at a tap. Its id is that of its
 * content: a link to what lies in a closed `<details>` makes the browser open it (docs/decisions/0212).
 */
export function OfferSection({ id, title, isOpen = false, children }: OfferSectionProps) {
  const titleId = `${id}-title`;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <details className={styles.fold} open={isOpen}>
        <summary className={styles.summary} aria-labelledby={titleId} data-title={title} />
        <div className={styles.content} id={id}>
          {children}
        </div>
      </details>
    </section>
  );
}

/** Which sections were opened or closed during this visit, by page and id: Back finds a page as long as it was. */
const states = new Map<string, boolean>();

function getKey(fold: HTMLDetailsElement): string {
  return `${window.location.pathname}#${fold.lastElementChild?.id ?? ""}`;
}

function recordState({ target }: Event): void {
  const fold = target as HTMLDetailsElement;
  states.set(getKey(fold), fold.open);
}

/** Opens those that are closed; returns what closes them again. */
function openAll(folds: readonly HTMLDetailsElement[]): () => void {
  const closed = folds.filter((fold) => !fold.open);
  for (const fold of closed) fold.open = true;
  return () => closed.forEach((fold) => (fold.open = false));
}

/** Style opens the sections on wide screens and on paper; browsers before `::details-content` need this. Returns what ends it. */
function openWithoutStyle(folds: readonly HTMLDetailsElement[]): () => void {
  if (window.CSS.supports("selector(::details-content)")) return () => undefined;
  if (window.matchMedia("(width >= 64rem)").matches) openAll(folds);
  let closeAgain: (() => void) | undefined;
  const beforePrint = () => (closeAgain ??= openAll(folds));
  const afterPrint = () => {
    closeAgain?.();
    closeAgain = undefined;
  };
  window.addEventListener("beforeprint", beforePrint);
  window.addEventListener("afterprint", afterPrint);
  return () => {
    window.removeEventListener("beforeprint", beforePrint);
    window.removeEventListener("afterprint", afterPrint);
  };
}

/** Keeps the sections of an offer as the visitor left them, and opens the one that the address names, where a browser does not. */
export function useSectionFolds(parts: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = parts.current;
    if (!root) return undefined;
    const folds = [...root.querySelectorAll("details")];
    for (const fold of folds) fold.open = states.get(getKey(fold)) ?? fold.open;
    const openTarget = () => {
      const target = document.getElementById(window.location.hash.slice(1));
      const closed = folds.filter((fold) => !fold.open && fold.contains(target));
      for (const fold of closed) fold.open = true;
      // A browser that does not open them has not scrolled there, either.
      if (closed.length > 0) target?.scrollIntoView();
    };
    // A link to where the address already is changes no hash.
    const openAgain = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (link && link.hash === window.location.hash) openTarget();
    };
    openTarget();
    const endOpening = openWithoutStyle(folds);
    root.addEventListener("toggle", recordState, true);
    window.addEventListener("hashchange", openTarget);
    document.addEventListener("click", openAgain);
    return () => {
      endOpening();
      root.removeEventListener("toggle", recordState, true);
      window.removeEventListener("hashchange", openTarget);
      document.removeEventListener("click", openAgain);
    };
  }, [parts]);
}

/** Writes the height of a column into its `--column-height`, by which a column that is higher than the window sticks with its end in sight. */
export function useColumnHeight(column: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = column.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      element.style.setProperty("--column-height", `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [column]);
}
