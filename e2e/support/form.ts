import type { Locator } from "@playwright/test";

/** Fills in fields found by their labels; an optional one carries a remark behind its label. */
export async function fillIn(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await getField(form, label).fill(value);
}

/** Gets a form's field by its label, as it is written or with "(optional)" behind it. */
export function getField(form: Locator, label: string): Locator {
  const escaped = label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return form.getByRole("textbox", { name: new RegExp(`^${escaped}( \\(.+\\))?$`) });
}

/** Gets the reference out of a sentence that holds one. */
export function getReference(text: string): string {
  return /\bPA-[A-Z0-9]+\b/.exec(text)?.[0] ?? "";
}
