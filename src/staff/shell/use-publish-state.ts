import { useEffect, useState } from "react";

import { onSaved } from "./saved-event";

/** `saved` where others build the site, and nobody here knows when it is done. */
const ANSWERS = ["live", "publishing", "failed", "saved"] as const;
export type PublishState = (typeof ANSWERS)[number] | "unreachable";

const OFTEN_MS = 700;
const SELDOM_MS = 10_000;

/** Loads whether the last save is on the site; `undefined` where nothing is edited here. */
async function loadPublishState(): Promise<PublishState | undefined> {
  const response = await fetch("/api/editor/status", { cache: "no-store" }).catch(() => undefined);
  if (response === undefined || response.status >= 500) return "unreachable";
  // A refusal is read, too: a browser holds an answer that nobody reads as one that is still arriving.
  const reply = (await response.json().catch(() => undefined)) as { state?: unknown } | undefined;
  if (!response.ok) return undefined;
  return ANSWERS.find((state) => state === reply?.state) ?? "unreachable";
}

/** Follows whether the last save is on the site, while the page is looked at. */
export function usePublishState(): PublishState | undefined {
  const [state, setState] = useState<PublishState>();
  useEffect(() => {
    let timer = 0;
    let isOver = false;
    const look = async () => {
      // Of two that a save has made one goes on.
      clearTimeout(timer);
      const next = document.hidden ? undefined : await loadPublishState();
      if (isOver) return;
      if (!document.hidden) setState(next);
      timer = window.setTimeout(() => void look(), next === "publishing" ? OFTEN_MS : SELDOM_MS);
    };
    void look();
    const stopHearing = onSaved(() => {
      setState((known) => (known === "live" ? "publishing" : known));
      clearTimeout(timer);
      timer = window.setTimeout(() => void look(), OFTEN_MS);
    });
    return () => {
      isOver = true;
      stopHearing();
      clearTimeout(timer);
    };
  }, []);
  return state;
}
