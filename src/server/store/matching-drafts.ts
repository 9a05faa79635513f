import type { Transaction } from "kysely";

import type { Tables } from "./tables";

/** What a person typed, by which a refused form of theirs is recognised. */
export interface Person {
  email: string;
  name?: string;
  lastname?: string;
  phone?: string;
  message?: string;
}

const squeeze = (text = "") => text.replace(/\s+/g, " ").trim().toLowerCase();
/** What stands before the @, which a refused address may lack. */
const toLocalPart = (email = "") => squeeze(email).split(/[@\s]/)[0] ?? "";
const toDigits = (text = "") => text.replace(/\D/g, "");

/** A refused form often holds a mistyped address: its beginning, or any of the other words, will do. */
function isTypedBy(person: Person, values: Partial<Record<string, string>>): boolean {
  const localPart = toLocalPart(person.email);
  const message = squeeze(person.message);
  const phone = toDigits(person.phone);
  const name = squeeze(`${person.name ?? ""} ${person.lastname ?? ""}`);
  return (
    localPart === toLocalPart(values["email"]) ||
    (message !== "" && message === squeeze(values["message"])) ||
    (phone !== "" && phone === toDigits(values["phone"])) ||
    (name !== "" && name === squeeze(`${values["name"] ?? ""} ${values["lastname"] ?? ""}`))
  );
}

/** Deletes the refused forms that a person has typed; one of the same name loses a form that was shown already. */
export async function deleteDraftsOf(transaction: Transaction<Tables>, person: Person): Promise<void> {
  const rows = await transaction.selectFrom("form_drafts").select(["token_hash", "draft"]).execute();
  const theirs = rows.filter(({ draft }) => {
    const { values } = JSON.parse(draft) as { values?: Partial<Record<string, string>> };
    return values !== undefined && isTypedBy(person, values);
  });
  for (const { token_hash: hash } of theirs)
    await transaction.deleteFrom("form_drafts").where("token_hash", "=", hash).execute();
}
