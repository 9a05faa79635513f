export function moveFocus(to?: HTMLElement | null): void {
  const target = to ?? document.querySelector("h1");
  // What is no control takes the focus only when told that it may.
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus();
}
