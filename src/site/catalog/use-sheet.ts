import { useEffect, useRef, useState } from "react";

import { keepHistoryStep } from "../browser/navigation";
import { addSheetStep } from "./address-query";

/**
 * The sheet of the filters on narrow screens, a part of the form: it closes by its button, by Escape, by Back, and when the focus
 * leaves the form.
 */
export function useSheet() {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const removeStep = useRef<ReturnType<typeof addSheetStep>>(undefined);
  const [isOpen, setIsOpen] = useState(false);

  /** `then` is called when its step in the history is gone, too. */
  function close(then?: () => void) {
    setIsOpen(false);
    button.current?.focus();
    removeStep.current?.(then);
    removeStep.current = undefined;
  }

  useEffect(() => {
    const sheet = form.current;
    if (!isOpen || !sheet) return undefined;
    removeStep.current = addSheetStep(() => close());
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Element) || sheet.contains(relatedTarget)) return;
      // A touch beside a field focuses what is around the form: that is no step out of it.
      if (relatedTarget.contains(sheet)) return;
      // It may be a link that is pressed: going back would cancel the way to its page.
      keepHistoryStep();
      setIsOpen(false);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close();
    };
    sheet.addEventListener("focusout", onFocusOut);
    sheet.addEventListener("keydown", onKeyDown);
    return () => {
      sheet.removeEventListener("focusout", onFocusOut);
      sheet.removeEventListener("keydown", onKeyDown);
      removeStep.current?.();
      removeStep.current = undefined;
    };
  }, [isOpen]);

  return { form, button, isOpen, close, toggle: () => (isOpen ? close() : setIsOpen(true)) };
}
