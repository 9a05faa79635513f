/** How many come along, as far as they are known. */
export interface KnownParty {
  adults?: number | null | undefined;
  children?: number | null | undefined;
  smallChildren?: number | null | undefined;
}

/** Counts the persons of a party, small children too; `null` when nothing of it is known. */
export function countPersons({ adults, children, smallChildren }: KnownParty): number | null {
  const known = [adults, children, smallChildren].flatMap((count) => count ?? []);
  return known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0);
}
