import type { ExpressionBuilder } from "kysely";

import type { Tables } from "./tables";

/** Selects the accepted quotes of an enquiry, inside a condition of enquiries. */
export function selectAcceptedQuotes({
  selectFrom,
}: Pick<ExpressionBuilder<Tables, "enquiries">, "selectFrom">) {
  return selectFrom("quotes")
    .select("quotes.id")
    .whereRef("quotes.enquiry_id", "=", "enquiries.id")
    .where("quotes.status", "=", "accepted");
}
