import { type RefObject, useEffect, useLayoutEffect, useRef, useMemo, useState } from "react";

import { useStaffLocale } from "../shell/language-context";

/** Where one is in a room of staff, as the address says it behind `#`: `#path?name=value`, or `#name=value` for its list. */
export interface Place {
  path: string;
  values: URLSearchParams;
}

export function parsePlace(hash: string): Place {
  const text = hash.replace(/^#/, "");
  const [path = "", query = ""] = /^[^?]*=/.test(text) ? ["", text] : text.split("?", 2);
  return { path, values: new URLSearchParams(query) };
}

export function usePlace(): Place {
  const [hash, setHash] = useState(() => location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  return useMemo(() => parsePlace(hash), [hash]);
}

export function writeParams(values: object): string {
  const set = Object.entries(values as Record<string, string>).filter(([, value]) => value !== "");
  return new URLSearchParams(set).toString();
}

/** Goes to another place of the page, which takes the place of this one in the history, as typing into a filter does. */
export function replaceHash(hash: string): void {
  history.replaceState(history.state, "", hash);
  window.dispatchEvent(new HashChangeEvent("hashchange"));
}

/** Returns the ref of a heading that takes the focus as soon as it is shown: the link that led there is gone. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return heading;
}

const CONTROLS = "a[href], button, input, select, textarea, summary";
const ENTRIES = "li, fieldset";

/** Focuses what was added where the focused element stood; else the entry beside the one that went, or the heading above. */
function focusPlace(
  removed: Element,
  { target, previousSibling, nextSibling }: MutationRecord,
  added: Node[],
) {
  const place = target as Element;
  const controls = [...place.querySelectorAll<HTMLElement>(CONTROLS)];
  const beside = [nextSibling, previousSibling].find(
    (node): node is HTMLElement => node instanceof HTMLElement && node.isConnected && node.matches(ENTRIES),
  );
  const next =
    controls.find((control) => added.some((node) => node.contains(control))) ??
    (removed.matches(ENTRIES) ? beside : undefined) ??
    place.closest("section, dialog, main")?.querySelector<HTMLElement>("h1, h2, h3");
  if (next && !next.matches(CONTROLS)) next.tabIndex = -1;
  next?.focus();
}

/**
 * Keeps the place of the keyboard where the focused element goes, with a form that was sent or an entry that was dealt with: the browser
 * would begin at the top of the page again. Returns the ref of the content.
 */
export function useKeptFocus(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  useEffect(() => {
    let last: Element | null = null;
    const remember = () => {
      last = document.activeElement;
    };
    const observer = new MutationObserver((records) => {
      const gone = last;
      if (gone === null || gone.isConnected || document.activeElement !== document.body) return;
      for (const record of records) {
        const removed = [...record.removedNodes].find((node) => node.contains(gone));
        if (!(removed instanceof Element) || !record.target.isConnected) continue;
        const changes = records.filter(({ target }) => target === record.target);
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        focusPlace(removed, record, added);
        return;
      }
    });
    if (content.current) observer.observe(content.current, { childList: true, subtree: true });
    document.addEventListener("focusin", remember);
    // After a click beside all controls nothing has the focus, either.
    document.addEventListener("click", remember, true);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", remember);
      document.removeEventListener("click", remember, true);
    };
  }, []);
  return content;
}

/** Has the browser ask before the page is left, as long as something typed would be lost. */
export function useLeaveQuestion(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
}

const EVERY_MS = 30_000;

export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Names the page for the browser's tab, before the site's name, and its language for screen readers. */
export function usePageTitle(title: string): void {
  const locale = useStaffLocale();
  useLayoutEffect(() => {
    const site = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
    document.title = [title, site].filter(Boolean).join(" · ");
    document.documentElement.lang = locale;
  }, [title, locale]);
}

/** Finds a date or time inside that lacks a part, or that no calendar has: its value is empty then, as if none were meant. */
export function findIncompleteDate(inside: Element | null): HTMLInputElement | undefined {
  return [...(inside?.querySelectorAll("input") ?? [])].find(({ validity }) => validity.badInput);
}
