import { isLocale } from "../../config/locales";
import { formatLocaleCookie } from "../../i18n/detect-locale";
import { isField, redispatchInput, type Field } from "../../workarounds/react/redispatch-input";

/** Controls that need scripts. Links, forms, `<summary>` and fields work without. */
const NEEDS_SCRIPT = 'button[type="button"], [data-replay]';

/** Toggle buttons; a click sets the opposite of the state that they show (`keep-button.tsx`). */
const TOGGLE = '[data-replay="toggle"]';

const PRESSED = "aria-pressed";
const isPressed = (toggle: Element) => toggle.getAttribute(PRESSED) === "true";
const showPressed = (toggle: Element, value: boolean) => toggle.setAttribute(PRESSED, String(value));

/** Forms that work by scripts alone: submitted by the browser, they would only load the page again. */
const LIVE_FORM = "form[data-needs-script]";

/** Sets a toggle to the state that it has shown since the visitor clicked it, whatever the state that the browser has stored. */
function applyToggle(wanted: boolean, toggle: HTMLElement): void {
  showPressed(toggle, !wanted);
  toggle.click();
  // React sets the attribute only when the state has changed.
  showPressed(toggle, wanted);
}

/**
 * Records events before React handles them: clicks on controls that need scripts, and changed fields. Toggles show their new state at once. Gets the
 * function that ends the recording and replays the events.
 */
export function recordEvents(): () => void {
  const clicked: HTMLElement[] = [];
  const toggled = new Map<HTMLElement, boolean>();
  const changed = new Set<Field>();

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const control = target.closest<HTMLElement>(NEEDS_SCRIPT);
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (control && isPlain) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (control.matches(TOGGLE)) {
        const wanted = !isPressed(control);
        showPressed(control, wanted);
        toggled.set(control, wanted);
      } else clicked.push(control);
    }
    // As language-link.tsx does: stores the chosen language, and keeps the query.
    const link = target.closest<HTMLAnchorElement>("a[hreflang]");
    if (link && isLocale(link.hreflang)) {
      document.cookie = formatLocaleCookie(link.hreflang);
      link.search = window.location.search;
    }
  };
  const onInput = ({ target }: Event) => {
    if (isField(target)) changed.add(target);
  };
  const onSubmit = (event: Event) => {
    if ((event.target as Element).matches(LIVE_FORM)) event.preventDefault();
  };

  const listeners = [
    ["click", onClick],
    ["input", onInput],
    ["change", onInput],
    ["submit", onSubmit],
  ] as [string, EventListener][];
  for (const [name, listener] of listeners) window.addEventListener(name, listener, true);

  return () => {
    for (const [name, listener] of listeners) window.removeEventListener(name, listener, true);
    // Some controls load on focus.
    if (document.activeElement !== document.body)
      document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    changed.forEach(redispatchInput);
    for (const control of clicked) control.click();
    toggled.forEach(applyToggle);
  };
}
