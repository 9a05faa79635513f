import type { BookingPort } from "../../booking/bookable-offer";
import { toChoiceParams, toChoiceTexts, type Choice, parseGuestChoice } from "../../booking/choice";
import { CHOICE_KEYS } from "../../booking/choice-keys";

/** Reads the choice out of the panel's form, whose fields are named as in addresses. */
export function readChoice(form: HTMLFormElement, ports: readonly BookingPort[]): Choice {
  return parseGuestChoice(new URLSearchParams([...new FormData(form)] as [string, string][]), ports);
}

/** Puts a choice into the panel's form; the fields named in `kept` stay as they are. */
export function fillChoice(form: HTMLFormElement, choice: Choice, kept?: ReadonlySet<string>): void {
  const values = new Map(
    toChoiceTexts(choice).map(([field, text = ""]) => [CHOICE_KEYS[field] as string, text]),
  );
  for (const field of form.elements) {
    // A hidden field is the offer's own: it begins at the airport, whatever an address says.
    if (!(field instanceof HTMLInputElement) || field.type === "hidden" || kept?.has(field.name)) continue;
    const value = values.get(field.name);
    if (value === undefined) continue;
    // What the choice leaves open stays as the form has it: the only port of an offer is chosen.
    if (field.type === "radio") field.checked = value === "" ? field.defaultChecked : field.value === value;
    else field.value = value;
  }
}

/** Returns the choice in the page's address, of whose port `ports` tell whether ships call; `undefined` when it holds none. */
export function getAddressChoice(search: string, ports: readonly BookingPort[]): Choice | undefined {
  const params = new URLSearchParams(search);
  return Object.values(CHOICE_KEYS).some((key) => params.has(key))
    ? parseGuestChoice(params, ports)
    : undefined;
}

/** Keeps the choice in the page's address, so that going back, a reload and a link sent on find it again. */
export function keepInAddress(choice: Choice): void {
  // The editor's preview is no page of the site: its address is not ours to change.
  if (window.location.pathname.startsWith("/admin/")) return;
  const url = new URL(window.location.href);
  for (const key of Object.values(CHOICE_KEYS)) url.searchParams.delete(key);
  for (const [key, value] of toChoiceParams(choice)) url.searchParams.set(key, value);
  // The history's own state is Gatsby's: it remembers with it where the page was scrolled to.
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, "", url);
}
