import { useId, useLayoutEffect, useRef, type ReactNode } from "react";

import * as styles from "./dialog.module.css";

interface DialogProps {
  title: string;
  text?: string;
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A window above the page; Escape closes it, and the focus returns to where it was. */
export function Dialog({ title, text, isWide = false, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before the element leaves the page: the browser gives the focus back only for a dialog that is still in it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      data-wide={isWide}
      aria-labelledby={id}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      onClose={onClose}
    >
      <h2 id={id}>{title}</h2>
      {text !== undefined && <p id={`${id}-text`}>{text}</p>}
      {children}
    </dialog>
  );
}
