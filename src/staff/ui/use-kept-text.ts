import { useEffect, useState } from "react";

import { forgetText, getKeptText, keepText, type KeptKind } from "./kept-text";

interface KeptText {
  /** `undefined` when nothing was typed. */
  text: string | undefined;
  change: (text: string) => void;
  /** The server has `sent`, or it is not wanted any more; what was typed meanwhile stays. */
  forget: (sent: string) => void;
}

/** Returns a text that is being typed, and keeps it in this window: it is still there after the sign-in when the session has ended. */
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

/** A form that is being filled in, kept in this window like a text; `undefined` forgets it. The third forgets it at once, for a form that is left. */
export function useKeptForm<Form>(kind: KeptKind, about: string) {
  const [form, setForm] = useState<Form | undefined>(
    () => (JSON.parse(getKeptText(kind, about) ?? "null") as Form | null) ?? undefined,
  );
  useEffect(() => {
    if (form === undefined) forgetText(kind, about, getKeptText(kind, about) ?? "");
    else keepText(kind, about, JSON.stringify(form));
  }, [form, kind, about]);
  const forget = () => {
    setForm(undefined);
    forgetText(kind, about, getKeptText(kind, about) ?? "");
  };
  return [form, setForm, forget] as const;
}
