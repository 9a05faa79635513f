/*
 * Workaround for: React takes the value that it finds in a field when it starts for the previous one, observes each later one by a setter of its own on
 *   the field, and ignores events without a change of it (react-dom: inputValueTracking, `track` and `updateValueIfChanged`).
 * Tested with: react-dom 19.2
 * Upstream: https://github.com/facebook/react/pull/33129 (merged, behind a flag that no release sets)
 * Without it: what visitors type or tick before the scripts run is on the screen, and the search, the form and the booking panel know nothing of it.
 * Fails without it: src/workarounds/react/redispatch-input.slow.test.tsx, e2e/early-input.spec.ts
 * Needed while this passes: src/workarounds/react/redispatch-input.upstream.slow.test.tsx
 */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
}

/** The field first gets another value by React's own setter, then its value by the prototype's, which React does not observe. */
function redispatch(field: Field): void {
  if (field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type)) {
    field.checked = !field.checked;
    field.click();
    return;
  }
  const { value } = field;
  if (!(field instanceof HTMLSelectElement)) {
    field.value = "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  }
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Dispatches the events of each field again that was changed before React took the page over, and of one that has the focus. */
export function redispatchEarlyInput(): void {
  // Some controls load on focus.
  document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  [...document.querySelectorAll<Field>("input, select, textarea")].filter(isChanged).forEach(redispatch);
}
