import { useEffect, useEffectEvent, useRef, useState } from "react";

import { getKeptText } from "../ui/kept-text";
import type { DraftReply } from "../shell/replies";
import { createDraftSaver, type DraftSaver, type DraftState } from "./draft-saver";

interface Draft {
  text: string;
  state: DraftState;
  setText: (text: string) => void;
  /** Ends the draft, which was sent as `sent`; what was typed meanwhile stays. */
  end: (sent: string) => void;
}

/** Returns the draft of an answer, begun with what is stored, and keeps it. `onReply` gets what the server says of the others. */
export function useDraft(reference: string, stored: string, onReply: (reply: DraftReply) => void): Draft {
  const [begun] = useState(() => ({ stored, text: getKeptText("answer", reference) ?? stored }));
  const [text, setTyped] = useState(begun.text);
  const [state, setState] = useState<DraftState>("same");
  const saver = useRef<DraftSaver>(undefined);
  const receive = useEffectEvent(onReply);
  useEffect(() => {
    const created = createDraftSaver({
      ...{ reference, ...begun, onState: setState },
      onReply: (reply) => receive(reply),
    });
    saver.current = created;
    const leave = () => {
      if (document.hidden) created.leave();
    };
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      created.close();
    };
  }, [reference, begun]);
  return {
    ...{ text, state },
    setText(next) {
      setTyped(next);
      saver.current?.change(next);
    },
    end(sent) {
      setTyped((typed) => (typed === sent ? "" : typed));
      saver.current?.end(sent);
    },
  };
}
