import { HONEYPOT_FIELD } from "../../domain/config/forms";

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
