import { useState } from "react";

import { forgetText, getKeptText, keepText, type KeptKind } from "./kept-text";

interface KeptText {
  /** `undefined` when nothing was typed. */
  text: string | undefined;
  change: (text: string) => void;
  /** The server has `sent`, or it is not wanted any more; what was typed meanwhile stays. */
  forget: (sent: string) => void;
}

/** Gets a text that is being typed, and keeps it in this window: it is still there after the sign-in when the session has ended. */
export function useKeptText(kind: KeptKind, about: string): KeptText {
  const [text, setText] = useState(() => getKeptText(kind, about) ?? undefined);
  return {
    text,
    change(next) {
      setText(next);
      keepText(kind, about, next);
    },
    forget(sent) {
      setText((typed) => (typed === sent ? undefined : typed));
      forgetText(kind, about, sent);
    },
  };
}
