/** Tells whether a date inside lacks a part or is in no calendar: its value is empty then, as if none were meant. */
export function hasIncompleteDate(inside: Element | null): boolean {
  return [...(inside?.querySelectorAll("input") ?? [])].some(({ validity }) => validity.badInput);
}
