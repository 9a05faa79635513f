/** Has the field of a date be filled in half, which jsdom cannot; `false` completes it. */
export function halfFill(field: HTMLElement, isHalf = true): void {
  Object.defineProperty(field, "validity", { value: { badInput: isHalf }, configurable: true });
}
