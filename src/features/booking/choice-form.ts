import { parseChoice, toChoiceParams, type Choice } from "../../booking/choice";
import { CHOICE_KEYS } from "../../booking/choice-keys";

/** Reads the choice out of the panel's form, whose fields are named as in addresses. */
export function readChoice(form: HTMLFormElement): Choice {
  return parseChoice(new URLSearchParams([...new FormData(form)] as [string, string][]));
}

function getValues(choice: Choice): Record<string, string | undefined> {
  const { adults, children, smallChildren, pickup } = choice;
  return {
    [CHOICE_KEYS.port]: choice.port,
    [CHOICE_KEYS.date]: choice.date,
    [CHOICE_KEYS.adults]: String(adults),
    [CHOICE_KEYS.children]: String(children),
    [CHOICE_KEYS.smallChildren]: String(smallChildren),
    [CHOICE_KEYS.pickupKind]: pickup?.kind,
    [CHOICE_KEYS.place]: pickup?.place,
    [CHOICE_KEYS.shipAllAboard]: pickup?.shipAllAboard,
  };
}

/** Puts a choice into the panel's form; the fields named in `kept` stay as they are. */
export function fillChoice(form: HTMLFormElement, choice: Choice, kept?: ReadonlySet<string>): void {
  const values = getValues(choice);
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || !(field.name in values) || kept?.has(field.name)) continue;
    const value = values[field.name] ?? "";
    if (field.type === "radio") field.checked = field.value === value;
    else field.value = value;
  }
}

/** Gets the choice in the page's address; `undefined` when it holds none. */
export function getAddressChoice(search: string): Choice | undefined {
  const params = new URLSearchParams(search);
  return Object.values(CHOICE_KEYS).some((key) => params.has(key)) ? parseChoice(params) : undefined;
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
