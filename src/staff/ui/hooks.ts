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
