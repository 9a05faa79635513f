import { CHOICE_KEYS } from "../../booking/choice-keys";

/**
 * Gets the choice as the end of an address before the calculator is loaded: what the page's address says, and of the fields that
 * the visitor has touched what they hold.
 */
export function getPlainSearch(form: HTMLFormElement, touched: ReadonlySet<string>): string {
  const address = new URLSearchParams(window.location.search);
  const fields = new FormData(form);
  const params = new URLSearchParams();
  for (const name of Object.values(CHOICE_KEYS)) {
    const value = touched.has(name) ? fields.get(name) : address.get(name);
    if (typeof value === "string" && value !== "") params.set(name, value);
  }
  const search = params.toString();
  return search && `&${search}`;
}
