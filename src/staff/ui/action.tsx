import { useRef, useState } from "react";

import type { FieldCode } from "../../domain/contracts/error-codes";
import { createKey } from "../../site/form/post-json";
import { goToSignIn, type Refusal, toRefusal } from "../shell/client";
import { useT } from "../shell/language-context";
import { SIGN_IN_PATH } from "../shell/sign-in-address";
import { useQuestion, type Question } from "./dialog";
import { Notice, type NoticeText } from "./layout";

type RunArguments<Data> = [
  call: () => Promise<Data>,
  /** Said when it worked; "" says nothing. */
  done: string,
  onDone?: (data: Data) => unknown,
  /** Says why it did not work, where the form knows better than the code and than the first refused field; "" when the form shows it elsewhere. */
  explain?: (refusal: Refusal, ofField: string | undefined) => string | undefined,
  /** Of the fields that the call names, in the form. */
  prefix?: string,
];

type FieldWords = (field: string, code: FieldCode) => string | undefined;

/** Runs calls of one form or panel, one at a time, and says how the last one ended; without a session the browser goes to the sign-in. */
export function useAction(describeField?: FieldWords) {
  const t = useT("shared");
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<NoticeText>();
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const tried = useRef({ content: "", key: "" });
  const last = useRef<Promise<void>>(undefined);
  const question = useQuestion();

  const toText = (code: string, retryAfter = 60) =>
    t([`refusals.${code}` as "refusals.failed", "refusals.failed"], {
      minutes: Math.max(1, Math.ceil(retryAfter / 60)),
    });
  function describe({ code, retryAfter }: Refusal, ofField: string | undefined): NoticeText {
    if (code !== "unauthorized") return { kind: "problem", text: ofField ?? toText(code, retryAfter) };
    return { kind: "problem", text: t("signedOut"), link: { href: SIGN_IN_PATH, text: t("signIn") } };
  }

  /** Says how a call ended; after what is said of those before it, when it has waited for them. */
  function say(ended: NoticeText, hasWaited: boolean) {
    setNotice((said) => {
      if (!said || !hasWaited) return ended;
      const kind = said.kind === "problem" ? said.kind : ended.kind;
      return { ...ended, kind, text: `${said.text} ${ended.text}` };
    });
  }
  async function act<Data>(
    [call, done, onDone, explain, prefix = ""]: RunArguments<Data>,
    hasWaited: boolean,
  ) {
    if (!hasWaited) setNotice(undefined);
    setErrors({});
    try {
      const data = await call();
      tried.current = { content: "", key: "" };
      await onDone?.(data);
      if (done !== "") say({ kind: "done", text: done }, hasWaited);
    } catch (error) {
      const refusal = toRefusal(error);
      const fields = Object.entries(refusal.fields).map(
        ([field, code]) => [prefix + field, describeField?.(field, code) ?? toText(code)] as const,
      );
      setErrors(Object.fromEntries(fields));
      const ofField = fields[0]?.[1];
      const own = explain?.(refusal, ofField);
      if (own === undefined) say(describe(refusal, ofField), hasWaited);
      else if (own !== "") say({ kind: "problem", text: own }, hasWaited);
      if (own === undefined && refusal.code === "unauthorized") goToSignIn();
    }
  }
  /** Runs a call behind those that are on their way, so that no choice is dropped: buttons do nothing meanwhile. */
  function run<Data>(...args: RunArguments<Data>): void {
    const before = last.current;
    setBusy(true);
    const own = before === undefined ? act(args, false) : before.then(() => act(args, true));
    last.current = own;
    void own.finally(() => {
      if (last.current !== own) return;
      last.current = undefined;
      setBusy(false);
    });
  }
  /** The same content has the same key until it has arrived: what got lost on its way is not stored or sent twice. */
  function getKey(content: object): string {
    const text = JSON.stringify(content);
    if (tried.current.content !== text) tried.current = { content: text, key: createKey() };
    return tried.current.key;
  }
  return {
    ...{ isBusy, notice, setNotice, setErrors, getKey, run },
    getError: (name: string) => errors[name],
    /** Runs a call that cannot be taken back with one click after a question. */
    ask: <Data,>(asked: Omit<Question, "onConfirm">, ...args: RunArguments<Data>) =>
      question.ask({ ...asked, onConfirm: () => run(...args) }),
    outcome: (
      <>
        <Notice notice={notice} />
        {question.dialog}
      </>
    ),
  };
}

export function useCopy(copied: string) {
  const [notice, setNotice] = useState<NoticeText>();
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => setNotice({ kind: "done", text: copied }),
      () => undefined,
    );
  return { notice, copy };
}
