import { tryStorage } from "../browser/stored-text";
import { HONEYPOT_FIELD } from "../../domain/config/forms";

export interface FormDraft {
  typed: Record<string, string>;
  /** The last try to send it: the words that were sent and their key, so that the same words keep the same key. */
  lastTry: { words: string; idempotencyKey: string };
  /** Sent, but it did not arrive: to be sent again by itself when there is a connection. */
  isWaiting: boolean;
  /** Why the last try failed, and when. */
  failure?: (FormFailure & { at: number }) | undefined;
  savedAt: number;
}

export type FormFailure = { kind: "offline" } | { kind: "failed" } | { kind: "too-many"; minutes: number };

/** Longer than a week a draft is no use, and personal data should not stay on a shared computer. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

const getKey = (form: string) => `draft:${form}`;

/** Loads a form's draft; `undefined` when there is none, when it is too old, or when storage is forbidden or spoilt. */
export function loadDraft(form: string, now: number): FormDraft | undefined {
  return tryStorage(() => {
    const draft = JSON.parse(localStorage.getItem(getKey(form)) ?? "null") as FormDraft | null;
    if (!draft) return undefined;
    if (now - draft.savedAt <= MAX_AGE_MS) return draft;
    localStorage.removeItem(getKey(form));
    return undefined;
  });
}

/** Returns the failure that a draft still has to tell: the wait after too many messages may be shorter by now, or over. */
export function getDraftFailure({ failure }: FormDraft, now: number): FormFailure | undefined {
  if (failure?.kind !== "too-many") return failure;
  const minutes = failure.minutes - Math.floor((now - failure.at) / 60_000);
  return minutes > 0 ? { kind: "too-many", minutes } : undefined;
}

export function saveDraft(form: string, draft: FormDraft): void {
  tryStorage(() => localStorage.setItem(getKey(form), JSON.stringify(draft)));
}

/** Chooses the option of a form's draft in a list that was not there yet, or had chosen another, when the draft was put back. */
export function chooseDrafted(select: HTMLSelectElement | null, form: string): void {
  const chosen = select ? loadDraft(form, Date.now())?.typed[select.name] : undefined;
  const option = [...(select?.options ?? [])].find(({ value }) => value === chosen);
  if (option) option.selected = true;
}

export function clearDraft(form: string): void {
  tryStorage(() => localStorage.removeItem(getKey(form)));
}

export type Typed = Readonly<Record<string, string>>;

type TypedField = HTMLInputElement | HTMLTextAreaElement;

/** Tells whether a form's element is one that the visitor fills in: neither hidden nor the honeypot. */
function isTypedField(element: Element): element is TypedField {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isField && element.type !== "hidden" && element.name !== "" && element.name !== HONEYPOT_FIELD;
}

export function getFormValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(new FormData(form)) as Record<string, string>;
}

/** Returns what the visitor typed into a form, and chose from its required lists: those begin without an answer. */
export function getTypedFields(form: HTMLFormElement): Record<string, string> {
  const fields = [...form.elements].filter(
    (element) => isTypedField(element) || (element instanceof HTMLSelectElement && element.required),
  ) as (TypedField | HTMLSelectElement)[];
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

/** Puts what was typed back into a form's empty fields; a list chooses by itself, as it may not offer that value any more. */
export function fillTypedFields(form: HTMLFormElement, typed: Typed): void {
  for (const field of [...form.elements].filter(isTypedField)) {
    if (field.value === "") field.value = typed[field.name] ?? "";
  }
}
