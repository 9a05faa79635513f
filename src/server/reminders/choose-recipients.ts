import type { StaffPerson } from "../store/staff-people";

/** Who can be reminded: an address, and what the person behind it is called. */
export interface Recipient {
  email: string;
  name: string;
}

interface Office {
  people: readonly StaffPerson[];
  agencyEmails: readonly string[];
}

/** The owner of one's own machine has no mailbox, and who was shut out reads nothing. */
function isReachable({ isDisabled, isLocal }: StaffPerson): boolean {
  return !isDisabled && !isLocal;
}

function toRecipients(people: readonly StaffPerson[], { agencyEmails }: Office): Recipient[] {
  const agency = agencyEmails.map((email) => ({ email, name: email }));
  return people.length > 0 ? people.map(({ email, name }) => ({ email, name })) : agency;
}

/** Chooses who is reminded of an enquiry: whom it is given to, else everybody; where nobody has an address, the agency. */
export function chooseStaff({ personId }: { personId: string | null }, office: Office): Recipient[] {
  const reachable = office.people.filter(isReachable);
  const given = reachable.filter(({ id }) => id === personId);
  return toRecipients(given.length > 0 ? given : reachable, office);
}

/** Chooses who is told of an enquiry that has waited too long: the owners; where there is none, the agency. */
export function chooseOwners(office: Office): Recipient[] {
  return toRecipients(
    office.people.filter((person) => isReachable(person) && person.role === "owner"),
    office,
  );
}
