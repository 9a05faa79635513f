import { useEffect, useState, type ReactNode } from "react";

import { useT } from "../shell/language-context";
import { SelectField, TextField } from "../ui/fields";
import { useQuestion, type Question } from "../ui/dialog";
import { useLeaveQuestion } from "../ui/hooks";
import { Form } from "../ui/layout";
import type { OpenedContent } from "./content-files";
import type { ContentFormProps } from "./opened-content";

type Texts = Readonly<Record<string, string>>;

/** Keeps what is typed of fields: one that nobody types into here is to be shown as it is stored now. */
function useTyped(stored: Texts) {
  const [entries, setEntries] = useState<Readonly<Record<string, { value: string; before: string }>>>({});
  return {
    values: {
      ...stored,
      ...Object.fromEntries(Object.entries(entries).map(([name, { value }]) => [name, value])),
    } as Texts,
    isTyped: Object.keys(entries).length > 0,
    /** Tells whether somebody else has saved another value since this field was begun here. */
    isChangedByOthers: (name: string) => entries[name] !== undefined && entries[name].before !== stored[name],
    onValue: (name: string, value: string) =>
      setEntries({ ...entries, [name]: { before: stored[name] ?? "", ...entries[name], value } }),
    /** Forgets what is typed now, which is `saved`; what was typed in the meantime stays. */
    settle: (saved: Texts) =>
      setEntries((newest) => {
        const since = Object.entries(newest).filter(([name, { value }]) => value !== entries[name]?.value);
        return Object.fromEntries(
          since.map(([name, { value }]) => [name, { value, before: saved[name] ?? "" }]),
        );
      }),
  };
}

export interface QuickField {
  name: string;
  label: string;
  hint?: string | undefined;
  /** Of a choice. */
  options?: readonly (readonly [value: string, label: string])[];
  type?: "datetime-local";
  inputMode?: "numeric";
  maxLength?: number;
  lang?: string;
  /** Writes a stored value that somebody else has saved meanwhile. */
  show?: (stored: string) => string;
}

interface QuickFormProps extends ContentFormProps {
  /** The values of the fields, as they are stored. */
  read: (content: OpenedContent) => Texts;
  fields: (values: Texts) => readonly QuickField[];
  /** Says by name what is wrong with fields. */
  check: (values: Texts, form: HTMLFormElement) => Texts;
  write: (content: OpenedContent, values: Texts) => OpenedContent;
  /** Question before saving. */
  ask?: (values: Texts) => Promise<Omit<Question, "onConfirm"> | undefined>;
  children?: ReactNode;
}

/** A form that changes some fields of a content. What somebody else changes meanwhile in others is shown as it is then. */
export function QuickForm({ content, isBusy, save, onUnsaved, children, ...form }: QuickFormProps) {
  const t = useT("quick");
  const { values, isTyped, isChangedByOthers, onValue, settle } = useTyped(form.read(content));
  const [wrong, setWrong] = useState<Texts>({});
  const question = useQuestion();
  useLeaveQuestion(isTyped);
  useEffect(() => onUnsaved(isTyped), [isTyped, onUnsaved]);

  async function submit(element: HTMLFormElement) {
    const found = form.check(values, element);
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    const asked = await form.ask?.(values);
    const onConfirm = () => save(form.write(content, values), (saved) => settle(form.read(saved)));
    if (asked) question.ask({ ...asked, onConfirm });
    else onConfirm();
  }
  return (
    <Form submit={t("save")} isBusy={isBusy} onSubmit={(element) => void submit(element)}>
      {form.fields(values).map(({ name, options, hint, show, ...field }) => {
        const stored = form.read(content)[name] ?? "";
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
