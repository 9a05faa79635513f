import { randomUUID } from "node:crypto";

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

/** What a visitor types into the contact form. */
export interface Visitor {
  name: string;
  lastname: string;
  email: string;
  phone: string;
  message: string;
}

/** Invents an address that no other test has. */
export function inventEmail(): string {
  return `guest-${randomUUID().slice(0, 13)}@example.com`;
}

/** Invents a visitor whose text has all characters that wrong encoding would break. */
export function inventVisitor(): Visitor {
  return {
    name: "Zoë",
    lastname: "O'Brien & Söhne",
    email: inventEmail(),
    phone: "+39 333 123 4567",
    message: "Two of us, 50% sure: 3rd of May?\nHotel “Sol” <Bayahíbe> 🌴",
  };
}
