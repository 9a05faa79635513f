import { type ReactNode, useState } from "react";

import { useT } from "../shell/language-context";
import { followSave } from "../shell/publish-state";
import { type Loaded, LoadedView } from "../shell/query";
import { useAction } from "../ui/action";
import { type Question, useQuestion } from "../ui/dialog";
import { SelectField, TextField } from "../ui/fields";
import { useLeaveQuestion } from "../ui/hooks";
import { useKept } from "../ui/kept-text";
import { Form, Notice } from "../ui/layout";
import * as ui from "../ui/ui.module.css";
import type { OpenedContent } from "./content-files";

export interface ContentFormProps {
  /** What is typed is kept under it. */
  id: string;
  content: OpenedContent;
  isBusy: boolean;
  /** Saves, one change at a time; `onSaved` gets what was saved. */
  save: (content: OpenedContent, onSaved?: (saved: OpenedContent) => void) => void;
}

interface ContentTaskProps {
  id: string;
  load: () => Promise<OpenedContent>;
  store: (content: OpenedContent) => Promise<OpenedContent>;
  children: (form: ContentFormProps) => ReactNode;
}

interface OpenedFormProps extends Pick<ContentTaskProps, "id" | "store" | "children">, Loaded<OpenedContent> {
  content: OpenedContent;
}

function OpenedForm({ id, content, store, reload, setData, children }: OpenedFormProps) {
  const t = useT("quick");
  const shared = useT("shared");
  const { isBusy, notice, setNotice, run } = useAction();
  const save: ContentFormProps["save"] = (changed, onSaved) =>
    run(
      () => store(changed),
      t("saved"),
      (saved) => {
        followSave();
        setData(saved);
        onSaved?.(saved);
      },
      ({ code, files }) => {
        if (code === "invalid") return t("refused");
        // Whoever is led away does not find back to the offer.
        if (code === "unauthorized") return shared("signedOut");
        const [theirs] = files ?? [];
        if (!theirs) return undefined;
        void reload();
        const { by, at } = theirs;
        return t("conflict", { name: by ?? t("somebody"), when: at === null ? "?" : t.moment(at) });
      },
    );
  return (
    // Whoever is refused by the form reads no old "Saved".
    <div className={ui.stack} onSubmit={() => setNotice(undefined)}>
      {children({ id, content, isBusy, save })}
      <Notice notice={notice} />
    </div>
  );
}

/** Opens something of the site to change it. What was saved is shown then, after a conflict what somebody else has saved: both under what was typed. */
export function ContentTask({ load, ...task }: ContentTaskProps) {
  return (
    <LoadedView name={task.id} query={load} input={undefined} isEdited>
      {(content, loaded) => <OpenedForm {...{ content, ...loaded, ...task }} />}
    </LoadedView>
  );
}

type Texts = Readonly<Record<string, string>>;

type Entries = Readonly<Record<string, { value: string; before: string }>>;

/** Keeps what is typed of fields: one that nobody types into here is to be shown as it is stored now. */
function useTyped(id: string, stored: Texts) {
  const [entries = {}, setEntries] = useKept<Entries>("quick", id);
  const typed = Object.entries(entries).map(([name, { value }]) => [name, value] as const);
  return {
    values: { ...stored, ...Object.fromEntries(typed) } as Texts,
    isTyped: typed.some(([name, value]) => value !== stored[name]),
    /** Tells whether somebody else has saved another value since this field was begun here. */
    isChangedByOthers: (name: string) => entries[name] !== undefined && entries[name].before !== stored[name],
    onValue: (name: string, value: string) =>
      setEntries({ ...entries, [name]: { before: stored[name] ?? "", ...entries[name], value } }),
    /** Forgets what is typed now, which is `saved`; what was typed in the meantime stays. */
    settle: (saved: Texts) =>
      setEntries((newest = {}) => {
        const since = Object.entries(newest).filter(([name, { value }]) => value !== entries[name]?.value);
        const begun = since.map(([name, { value }]) => [name, { value, before: saved[name] ?? "" }] as const);
        return since.length === 0 ? undefined : Object.fromEntries(begun);
      }),
  };
}

export interface QuickField {
  name: string;
  label: string;
  hint?: string | undefined;
  options?: readonly (readonly [value: string, label: string])[];
  type?: "datetime-local";
  inputMode?: "numeric";
  maxLength?: number;
  lang?: string;
  /** The text of the field for what is stored. */
  get: (content: OpenedContent) => string;
  set: (content: OpenedContent, text: string) => OpenedContent;
  /** Writes a stored value that somebody else has saved meanwhile. */
  show?: (stored: string) => string;
}

interface QuickFormProps extends ContentFormProps {
  fields: readonly QuickField[];
  /** Leaves out fields that other values make pointless. */
  isShown?: (field: QuickField, values: Texts) => boolean;
  /** Says by name what is wrong with fields. */
  check?: (changed: OpenedContent, values: Texts, form: HTMLFormElement) => Texts;
  /** Question before saving. */
  ask?: (changed: OpenedContent) => Promise<Omit<Question, "onConfirm"> | undefined>;
  children?: ReactNode;
}

/** A form that changes some fields of a content. What somebody else changes meanwhile in others is shown as it is then. */
export function QuickForm({ id, content, isBusy, save, fields, children, ...form }: QuickFormProps) {
  const t = useT("quick");
  const read = (from: OpenedContent) => Object.fromEntries(fields.map(({ name, get }) => [name, get(from)]));
  const { values, isTyped, isChangedByOthers, onValue, settle } = useTyped(id, read(content));
  const [wrong, setWrong] = useState<Texts>({});
  const question = useQuestion();
  useLeaveQuestion(isTyped);

  async function submit(element: HTMLFormElement) {
    const changed = fields.reduce((all, { name, set }) => set(all, values[name] ?? ""), content);
    const found = form.check?.(changed, values, element) ?? {};
    setWrong(found);
    if (Object.keys(found).length > 0)
      return void requestAnimationFrame(() =>
        element.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
      );
    const asked = await form.ask?.(changed);
    const onConfirm = () => save(changed, (saved) => settle(read(saved)));
    if (asked) question.ask({ ...asked, onConfirm });
    else onConfirm();
  }
  const shown = fields.filter((field) => form.isShown?.(field, values) ?? true);
  return (
    <Form submit={t("save")} isBusy={isBusy} onSubmit={(element) => void submit(element)}>
      {shown.map(({ name, options, hint, get, set: _, show, ...field }) => {
        const stored = get(content);
        const props = {
          ...field,
          hint: isChangedByOthers(name)
            ? t("savedMeanwhile", { value: (show?.(stored) ?? stored) || "–" })
            : hint,
          error: wrong[name],
          value: values[name] ?? "",
          onValue: (value: string) => onValue(name, value),
        };
        if (options) return <SelectField key={name} {...props} options={options} />;
        return <TextField key={name} autoComplete="off" {...props} />;
      })}
      {children}
      {question.dialog}
    </Form>
  );
}
