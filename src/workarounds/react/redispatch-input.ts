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

/** One without a `value` has "on" for it, and "" for the default. */
const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type);

function isChanged(field: Field): boolean {
  if (isTick(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return field.value !== field.defaultValue;
}

/** The field first gets another value by React's own setter, then its value by the prototype's, which React does not observe. */
function redispatch(field: Field): void {
  if (isTick(field)) {
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

/**
 * Notes which fields are changed before React takes the page over. Returns what dispatches their events again, and the focus of a field that
 * has it: some controls load on focus.
 */
export function recordEarlyInput(): () => void {
  const changed = new Set([...document.querySelectorAll<Field>("input, select, textarea")].filter(isChanged));
  const record = ({ target }: Event) => changed.add(target as Field);
  for (const name of ["input", "change"]) document.addEventListener(name, record, true);
  return () => {
    for (const name of ["input", "change"]) document.removeEventListener(name, record, true);
    document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    for (const field of changed) if (field.isConnected) redispatch(field);
  };
}
