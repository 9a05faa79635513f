import { useEffect, useEffectEvent, useState } from "react";

import { callStaff, goToSignIn, type Query } from "./client";

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
 * Follows what a query answers: at once, then every `everyMs`, and not while the page is hidden. `onData` gets each new answer.
 * Without a session the browser goes to the sign-in.
 */
export function usePolled<Input, Data>(
  query: Query<Input, Data>,
  input: Input,
  onData: (data: Data) => void,
  everyMs = POLL_MS,
): Polled {
  const [outcome, setOutcome] = useState<"fine" | "failed" | "unknown">("fine");
  const [round, setRound] = useState(0);
  const receive = useEffectEvent(onData);
  const load = useEffectEvent(() => callStaff(query(input)));
  const key = JSON.stringify(input);
  useEffect(() => {
    let timer = 0;
    let isOver = false;
    let isLooking = false;
    let last: string | undefined;
    const look = async () => {
      if (isLooking || document.hidden) return;
      isLooking = true;
      clearTimeout(timer);
      const result = await load();
      isLooking = false;
      if (isOver) return;
      // Who stays here without a session is asked again when the page is shown the next time, not at every look.
      if (!result.ok && result.code === "unauthorized") {
        goToSignIn();
        return;
      }
      timer = window.setTimeout(() => void look(), everyMs);
      if (!result.ok) {
        setOutcome(result.code === "not-found" ? "unknown" : "failed");
        return;
      }
      setOutcome("fine");
      const answer = JSON.stringify(result.data);
      if (answer !== last) receive(result.data);
      last = answer;
    };
    const lookAgain = () => void look();
    void look();
    document.addEventListener("visibilitychange", lookAgain);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", lookAgain);
    };
  }, [key, everyMs, round]);
  return {
    hasFailed: outcome === "failed",
    isUnknown: outcome === "unknown",
    look: () => setRound((count) => count + 1),
  };
}
