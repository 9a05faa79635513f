type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** One without a `value` has "on" for it, and "" for the default. */
const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type);

export function isChanged(field: Field): boolean {
  if (isTick(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return field.value !== field.defaultValue;
}

/**
 * Enters a value again as a person would: React takes what it finds in a field for the value of before, and ignores events without a change
 * of it. The second value goes by the prototype, because React observes a property of its own on the field.
 */
function enterAgain(field: Field): void {
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
    for (const field of changed) if (field.isConnected) enterAgain(field);
  };
}
