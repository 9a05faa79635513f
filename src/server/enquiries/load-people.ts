import type { Staff } from "../staff/require-staff";
import type { Store } from "../store/store";

/** Loads the names of all who ever had access, and whom an enquiry can be given to now. */
export async function loadPeople(store: Store, reader: Pick<Staff, "id">) {
  const all = await store.staff.people.list();
  // Enquiries are given to the local owner by the local owner alone.
  const present = all.filter(({ id, isDisabled, isLocal }) => !isDisabled && (!isLocal || id === reader.id));
  return {
    names: new Map(all.map(({ id, name }) => [id, name])),
    people: present.map(({ id, name }) => ({ id, name })),
  };
}
