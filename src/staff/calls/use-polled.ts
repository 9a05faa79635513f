import { useEffect, useEffectEvent, useState } from "react";

import { goToSignIn } from "./call-signed-in";
import { loadChanged } from "./call-staff";

export const POLL_MS = 10_000;

export interface Polled {
  /** Whether the last try failed, with the session not being the reason. */
  hasFailed: boolean;
  /** Whether there is no such thing. */
  isUnknown: boolean;
  /** Looks at once; an answer that is on its way is dropped. */
  look: () => void;
}

/**
 * Follows what a call of `/api/staff` answers: at once, then every `everyMs`, by its ETag, and not while the page is hidden.
 * `onData` gets each new answer. Without a session the browser goes to the sign-in.
 */
export function usePolled<Data>(name: string, onData: (data: Data) => void, everyMs = POLL_MS): Polled {
  const [outcome, setOutcome] = useState<"fine" | "failed" | "unknown">("fine");
  const [round, setRound] = useState(0);
  const receive = useEffectEvent(onData);
  useEffect(() => {
    let timer = 0;
    let isOver = false;
    let isLooking = false;
    let tag: string | undefined;
    const look = async () => {
      if (isLooking || document.hidden) return;
      isLooking = true;
      clearTimeout(timer);
      const result = await loadChanged<Data>(name, tag);
      isLooking = false;
      if (isOver) return;
      // Who stays here without a session is asked again when the page is shown the next time, not at every look.
      if (result !== "unchanged" && !result.ok && result.code === "unauthorized") {
        goToSignIn();
        return;
      }
      timer = window.setTimeout(() => void look(), everyMs);
      if (result === "unchanged") {
        setOutcome("fine");
      } else if (result.ok) {
        tag = result.tag;
        receive(result.data);
        setOutcome("fine");
      } else {
        setOutcome(result.code === "not-found" ? "unknown" : "failed");
      }
    };
    const lookAgain = () => void look();
    void look();
    document.addEventListener("visibilitychange", lookAgain);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", lookAgain);
    };
  }, [name, everyMs, round]);
  return {
    hasFailed: outcome === "failed",
    isUnknown: outcome === "unknown",
    look: () => setRound((count) => count + 1),
  };
}
