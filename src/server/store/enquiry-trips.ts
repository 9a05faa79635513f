import type { Insertable } from "kysely";

import type { ContactPayload } from "./enquiry";
import type { Tables } from "./tables";

/** Gets the rows of an enquiry's trips: none where it asks for one, which its own columns say. */
export function toTripRows(
  enquiryId: string,
  payload: ContactPayload,
): Insertable<Tables["enquiry_trips"]>[] {
  const asked = [payload, ...(payload.offers ?? [])].filter(
    ({ service, port, date }) => (service ?? port ?? date) !== undefined,
  );
  if (asked.length < 2) return [];
  return asked.map(({ service, port, date }, index) => ({
    ...{ id: `${enquiryId}/${index + 1}`, enquiry_id: enquiryId },
    ...{ offer: service ?? null, port: port ?? null, day: date ?? null },
  }));
}
