import { useEffect, useEffectEvent, useRef, useState } from "react";

import { staffApi, type DraftReply } from "../shell/client";
import { getKept, keep } from "../ui/kept-text";

const PAUSE_MS = 800;
const AGAIN_MS = 5000;

/** `kept`: in this window alone, since the server was not reached. */
type DraftState = "same" | "saving" | "saved" | "kept";

/**
 * Returns the draft of an answer, begun with what is stored, and keeps it: in this window with every letter, on the server after each short
 * pause, and at once when the page may be gone in a moment. `onReply` gets what the server says of the others.
 */
export function useDraft(reference: string, stored: string, onReply: (reply: DraftReply) => void) {
  const [text, setText] = useState(() => getKept<string>("answer", reference) ?? stored);
  const [state, setState] = useState<DraftState>("same");
  const [failures, setFailures] = useState(0);
  /** `undefined`: whether a save that was ended has arrived is not known. */
  const saved = useRef<string | undefined>(stored);
  const sending = useRef<AbortController>(undefined);
  const hasLeft = useRef(false);

  /** What was typed since stays. */
  function forget(sent: string) {
    if (getKept("answer", reference) === sent) keep("answer", reference, undefined);
  }
  const save = useEffectEvent(async () => {
    // Of two saves that are on their way the older one might arrive last, and stay.
    if (sending.current) {
      sending.current.abort();
      saved.current = undefined;
    }
    sending.current = undefined;
    if (text === saved.current) return;
    const controller = new AbortController();
    sending.current = controller;
    const call = staffApi.enquiries.saveDraft.mutate({ reference, text }, { signal: controller.signal });
    const reply = await call.catch(() => undefined);
    if (controller.signal.aborted) return;
    sending.current = undefined;
    if (reply) {
      saved.current = text;
      forget(text);
      onReply(reply);
    } else setFailures((count) => count + 1);
    setState(text === "" ? "same" : reply ? "saved" : "kept");
  });
  useEffect(() => {
    const pause = failures > 0 ? AGAIN_MS : PAUSE_MS;
    const timer = setTimeout(() => void save(), text === "" ? 0 : pause);
    return () => clearTimeout(timer);
  }, [text, failures]);
  useEffect(() => {
    const leave = () => {
      if (document.hidden) void save();
    };
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      hasLeft.current = true;
      void save();
    };
  }, []);

  return {
    ...{ text, state },
    setText(next: string) {
      setText(next);
      setFailures(0);
      setState("saving");
      keep("answer", reference, next);
    },
    /** Ends the draft, which was sent as `sent`: it is taken back from the server, too. What was typed meanwhile stays. */
    end(sent: string) {
      forget(sent);
      // Leaving has saved what was sent meanwhile as a draft.
      if (hasLeft.current) {
        sending.current?.abort();
        void staffApi.enquiries.saveDraft.mutate({ reference, text: "" }).catch(() => undefined);
      }
      if (text === sent) setState("same");
      setText((typed) => (typed === sent ? "" : typed));
    },
  };
}
