import type { StoredEvent } from "../store/enquiry-events";
import type { Store } from "../store/store";

/** Gets the name under a mail of staff; `null` for the owner of one's own machine, who is nobody of the agency. */
export async function getSigner(
  store: Store,
  { personId, who }: Pick<StoredEvent, "personId" | "who">,
): Promise<string | null> {
  const person = personId === null ? undefined : await store.staff.people.get(personId);
  return person?.isLocal === true ? null : who;
}
