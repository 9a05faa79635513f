import { useEffect, useRef, useState, type RefObject } from "react";

interface Dropdown {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  box: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}

/** Returns whether a panel below its button is open. Escape closes it and returns to the button; so does using something else, without that. */
export function useDropdown(): Dropdown {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeElsewhere = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setOpen(false);
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", closeElsewhere);
    document.addEventListener("focusin", closeElsewhere);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", closeElsewhere);
      document.removeEventListener("focusin", closeElsewhere);
      document.removeEventListener("keydown", closeByKey);
    };
  }, [isOpen]);
  return { isOpen, setOpen, box, button };
}
