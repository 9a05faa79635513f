import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from "react";
import { flushSync } from "react-dom";
import type { z } from "zod";

import { CONFIRMATION_MS } from "../../domain/config/site-pages";
import { createKey, postJson, type PostResult } from "./post-json";
import {
  clearDraft,
  getDraftFailure,
  loadDraft,
  saveDraft,
  type FormDraft,
  type FormFailure,
  fillTypedFields,
  getFormValues,
  getTypedFields,
  type Typed,
} from "./form-draft";

/** Nothing, or a code for each wrong field. */
export type CheckResult = { ok: true } | { ok: false; fields: Record<string, string> };

interface UseFormOptions {
  endpoint: string;
  /** Reshapes what was typed into the request's body. */
  toBody: (typed: Typed, idempotencyKey: string) => unknown;
  /** Checks a body by the schema that the server uses too; loaded when the form is sent first. */
  loadCheck: () => Promise<(body: unknown) => CheckResult>;
}

interface FormState {
  isSending: boolean;
  /** The spec's confirmation flag: true for three seconds after the server said so. */
  isConfirmed: boolean;
  receipt: { reference: string | undefined; sentAt: Date; typed: Typed } | null;
  /** All that was typed was sent: the form gives way to the receipt. */
  isDone: boolean;
  errors: Record<string, string>;
  /** Why it was not sent, with what was typed, so that it can be sent another way. */
  failure: (FormFailure & { typed: Typed }) | null;
}

const START: FormState = {
  ...{ isSending: false, isConfirmed: false, isDone: false },
  ...{ receipt: null, errors: {}, failure: null },
};

function toFailure(result: PostResult): FormFailure | undefined {
  switch (result.kind) {
    case "confirmed":
    case "refused":
      return undefined;
    case "too-many":
      return { kind: "too-many", minutes: Math.ceil(result.retryAfterSeconds / 60) };
    default:
      return { kind: result.kind };
  }
}

function toState(result: PostResult, typed: Typed): FormState {
  const failure = toFailure(result);
  if (failure) return { ...START, failure: { ...failure, typed } };
  if (result.kind === "refused") return { ...START, errors: result.fields };
  const reference = result.kind === "confirmed" ? result.reference : undefined;
  return { ...START, isConfirmed: true, receipt: { reference, sentAt: new Date(), typed } };
}

/** How long after a post without an answer it is sent again where the browser says that it is online: no event tells of the server. */
const RETRY_MS = 30_000;

const NO_TRY = { words: "", idempotencyKey: "" };

/**
 * Runs a form: checks, posts, confirms. What was typed is kept in the browser until the server has confirmed it, a failure with it; a post
 * that found no connection is sent again when it returns, as the same message, unless the visitor changes it first.
 */
export function useForm({ endpoint, toBody, loadCheck }: UseFormOptions) {
  const [state, setState] = useState<FormState>(START);
  const element = useRef<HTMLFormElement>(null);
  const kept = useRef<Omit<FormDraft, "typed" | "savedAt">>({ lastTry: NO_TRY, isWaiting: false });
  /** It was sent, and nothing has been typed since. */
  const isEmptied = useRef(false);

  useEffect(() => {
    if (!state.isConfirmed) return undefined;
    const timer = setTimeout(() => setState((now) => ({ ...now, isConfirmed: false })), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [state.isConfirmed]);

  function keepDraft(form: HTMLFormElement) {
    saveDraft(endpoint, { ...kept.current, typed: getTypedFields(form), savedAt: Date.now() });
  }

  /** Posts what was typed; `isQuiet` where nobody has asked for it: nothing is shown that is shown already. */
  async function send(form: HTMLFormElement, typed: Typed, isQuiet = false) {
    const words = JSON.stringify(typed);
    // What was typed since, or was there before a message that is sent again, is no part of it.
    const isAsSent = () =>
      Object.entries(getTypedFields(form)).every(([name, value]) => value === (typed[name] ?? ""));
    // The same words sent again are the same message; changed ones must not be taken for it.
    if (kept.current.lastTry.words !== words) kept.current.lastTry = { words, idempotencyKey: createKey() };
    const body = toBody(typed, kept.current.lastTry.idempotencyKey);
    const checked = await loadCheck().then(
      (check) => check(body),
      // The check could not be loaded: the server checks all the same.
      (): CheckResult => ({ ok: true }),
    );
    if (!checked.ok) {
      setState({ ...START, errors: checked.fields });
      return;
    }
    // Should the page end before the answer, the same words are the same message in the next one, too.
    keepDraft(form);
    const result = await postJson(endpoint, body);
    const isConfirmed = result.kind === "confirmed";
    const failure = toFailure(result);
    kept.current = {
      lastTry: isConfirmed ? NO_TRY : kept.current.lastTry,
      isWaiting: result.kind === "offline" && isAsSent(),
      failure: failure && { ...failure, at: Date.now() },
    };
    const isDone = isConfirmed && isAsSent();
    if (isDone) {
      form.reset();
      clearDraft(endpoint);
      isEmptied.current = true;
    } else {
      keepDraft(form);
    }
    if (!isQuiet || result.kind !== "offline") setState({ ...toState(result, typed), isDone });
  }

  function start(form: HTMLFormElement, typed: Typed) {
    setState((now) => ({ ...now, isSending: true, failure: null }));
    void send(form, typed);
  }

  function showFailure(draft: FormDraft) {
    const failure = getDraftFailure(draft, Date.now());
    if (!failure) return;
    const typed = JSON.parse(draft.lastTry.words) as Typed;
    setState({ ...START, failure: { ...failure, typed } });
  }

  // What was sent, not what the form holds now: an offer and a day stand in the address of the page where it was sent.
  const sendAgain = useEffectEvent((isQuiet: boolean) => {
    if (!element.current || !kept.current.isWaiting || state.isSending) return;
    const typed = JSON.parse(kept.current.lastTry.words) as Typed;
    if (isQuiet) void send(element.current, typed, isQuiet);
    else start(element.current, typed);
  });

  useEffect(() => {
    if (state.failure?.kind !== "offline" || !navigator.onLine) return undefined;
    const timer = setInterval(() => sendAgain(true), RETRY_MS);
    return () => clearInterval(timer);
  }, [state.failure]);

  useEffect(() => {
    const draft = loadDraft(endpoint, Date.now());
    if (draft && element.current) {
      fillTypedFields(element.current, draft.typed);
      kept.current = draft;
      showFailure(draft);
      if (navigator.onLine) sendAgain(false);
    }
    const onOnline = () => sendAgain(false);
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, [endpoint]);

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    // The second of two taps may come after the answer: it is not to replace the receipt by errors of the emptied form.
    if (!state.isSending && !isEmptied.current)
      start(event.currentTarget, getFormValues(event.currentTarget));
  }

  function onInput(event: SyntheticEvent<HTMLFormElement>) {
    kept.current.isWaiting = false;
    isEmptied.current = false;
    keepDraft(event.currentTarget);
  }

  /** The visitor opens WhatsApp with it: the next page does not say again that it failed. What waits for a connection is still sent, as promised. */
  function settleFailure() {
    if (kept.current.isWaiting) return;
    kept.current.failure = undefined;
    if (element.current) keepDraft(element.current);
  }

  function writeAgain() {
    isEmptied.current = false;
    flushSync(() => setState(START));
    element.current?.querySelector<HTMLElement>("input[required]")?.focus();
  }

  // Without scripts the browser itself posts to the same function.
  const plain = { method: "post", action: endpoint, noValidate: true } as const;
  const formProps = { ...plain, ref: element, onSubmit, onInput };
  return { formProps, settleFailure, writeAgain, ...state };
}

/** Creates what loads a form's check, by the schema that the server uses too. */
export const createLoadCheck = (loadSchema: () => Promise<z.ZodType>) => async () => {
  const [schema, { parseRequest }] = await Promise.all([
    loadSchema(),
    import("../../domain/contracts/fields"),
  ]);
  return (body: unknown) => parseRequest(schema, body);
};
