import { isLocale } from "../../config/locales";
import { formatLocaleCookie } from "../../i18n/detect-locale";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Controls that do nothing without scripts; links, forms, `<summary>` and fields work by themselves. */
const NEEDS_SCRIPT = 'button[type="button"], [data-replay]';

/** Buttons that are on or off; their click makes them the opposite of what they show (`keep-button.tsx`). */
const TOGGLE = '[data-replay="toggle"]';

const PRESSED = "aria-pressed";
const isPressed = (toggle: Element) => toggle.getAttribute(PRESSED) === "true";
const showPressed = (toggle: Element, value: boolean) => toggle.setAttribute(PRESSED, String(value));

/** A form whose fields take effect by scripts alone: the browser would only load its page again. */
const LIVE_FORM = "form[data-needs-script]";

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/**
 * Has a field say again what was typed or chosen in it. React takes the value that it finds for the old one, so the field
 * first gets another value in the way that React watches, then its own in the way that it does not.
 */
function sayAgain(field: Field): void {
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

/**
 * Makes a toggle what the visitor has seen it become, whatever it was: of what the browser has kept the page knew nothing. Its click
 * makes it the opposite of what it shows.
 */
function settle(wanted: boolean, toggle: HTMLElement): void {
  showPressed(toggle, !wanted);
  toggle.click();
  // React sets it only when it takes it for another one.
  showPressed(toggle, wanted);
}

/**
 * Keeps what a visitor does before React hears it: clicks on controls that need it, and fields that were changed. Links and
 * forms go their own way, toggles show at once what they become. Gets the function that does all of it again and ends the record.
 */
export function recordEarlyEvents(): () => void {
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
    // As language-link.tsx does: the choice of a language is remembered, and what the address says goes along.
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
    // Some controls get ready when they get the focus.
    if (document.activeElement !== document.body)
      document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    changed.forEach(sayAgain);
    for (const control of clicked) control.click();
    toggled.forEach(settle);
  };
}
