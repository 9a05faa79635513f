import { useRef, useState } from "react";

import { createKey } from "../../site/form/create-key";
import { goToSignIn, type Refusal, toRefusal } from "../shell/client";
import { useT } from "../shell/language-context";
import { SIGN_IN_PATH } from "../shell/sign-in-address";
import * as ui from "./ui.module.css";

export interface NoticeText {
  kind: "done" | "problem";
  text: string;
  /** Where it can be put right; opened beside the page, so that nothing typed is lost. */
  link?: { href: string; text: string };
}

interface NoticeProps {
  notice: NoticeText | undefined;
  /** It stays in sight above a long list whose buttons it speaks of. */
  isSticky?: boolean;
}

/** Says the outcome of the last action, aloud too. It stands in the page from the beginning, so that screen readers watch it. */
export function Notice({ notice, isSticky = false }: NoticeProps) {
  return (
    <div
      className={ui.notice}
      data-kind={notice?.kind}
      data-sticky={isSticky}
      role={notice?.kind === "problem" ? "alert" : "status"}
    >
      {notice && <p>{notice.text}</p>}
      {notice?.link && (
        <p>
          <a href={notice.link.href} target="_blank" rel="noopener">
            {notice.link.text}
          </a>
        </p>
      )}
    </div>
  );
}

/** Says why a call or a field was refused, and how long to wait after too many tries. */
export function useRefusalText(): (refusal: { code: string; retryAfter?: number | undefined }) => string {
  const t = useT("shared.refusals");
  return ({ code, retryAfter = 60 }) =>
    t([code as "failed", "failed"], { minutes: Math.max(1, Math.ceil(retryAfter / 60)) });
}

type RunArguments<Data> = [
  call: () => Promise<Data>,
  /** Said when it worked; "" says nothing. */
  done: string | (() => string),
  onDone?: (data: Data) => unknown,
  /** Says why it did not work, where the form knows better than the code, which says `usual`; "" when the form shows it elsewhere. */
  explain?: (refusal: Refusal, usual: string) => string | undefined,
];

/** Runs calls of one form or panel, one at a time, and says how the last one ended; without a session the browser goes to the sign-in. */
export function useAction() {
  const t = useT("shared");
  const refusalText = useRefusalText();
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<NoticeText>();
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const tried = useRef({ content: "", key: "" });

  function describe(refusal: Refusal): NoticeText {
    const code = Object.values(refusal.fields)[0] ?? refusal.code;
    if (refusal.code !== "unauthorized") return { kind: "problem", text: refusalText({ ...refusal, code }) };
    return { kind: "problem", text: t("signedOut"), link: { href: SIGN_IN_PATH, text: t("signIn") } };
  }

  async function act<Data>(...[call, done, onDone, explain]: RunArguments<Data>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setNotice(undefined);
    setErrors({});
    try {
      const data = await call();
      tried.current = { content: "", key: "" };
      await onDone?.(data);
      const text = typeof done === "string" ? done : done();
      if (text !== "") setNotice({ kind: "done", text });
    } catch (error) {
      const refusal = toRefusal(error);
      const fields = Object.entries(refusal.fields).map(([field, code]) => [field, refusalText({ code })]);
      setErrors(Object.fromEntries(fields) as Record<string, string>);
      const usual = describe(refusal);
      const own = explain?.(refusal, usual.text);
      if (own === undefined) setNotice(usual);
      else if (own !== "") setNotice({ kind: "problem", text: own });
      if (own === undefined && refusal.code === "unauthorized") goToSignIn();
    }
    setBusy(false);
  }

  /** The same content has the same key until it has arrived: what got lost on its way is not stored or sent twice. */
  function getKey(content: object): string {
    const text = JSON.stringify(content);
    if (tried.current.content !== text) tried.current = { content: text, key: createKey() };
    return tried.current.key;
  }
  return {
    ...{ isBusy, notice, setNotice, getKey },
    /** What is wrong with each field, by the server's word. */
    errors,
    run: <Data,>(...args: RunArguments<Data>) => void act(...args),
  };
}
