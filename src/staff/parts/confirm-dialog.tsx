import { useEffect, useId, useRef } from "react";

import { Button } from "./button";
import * as styles from "./confirm-dialog.module.css";

export interface Question {
  title: string;
  text: string;
  /** The button that does it. */
  confirm: string;
  onConfirm: () => void;
}

interface ConfirmDialogProps {
  question: Question;
  /** The button that leaves everything as it is. */
  cancel: string;
  onClose: () => void;
}

/** Asks before something is done that cannot be undone with one click; Escape leaves everything as it is. */
export function ConfirmDialog({ question, cancel, onClose }: ConfirmDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // The browser gives the focus back, and then tells of it: a dialog that is just taken away leaves it nowhere.
  const close = () => ref.current?.close();
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <h2 id={`${id}-title`}>{question.title}</h2>
      <p id={`${id}-text`}>{question.text}</p>
      <div className={styles.buttons}>
        <Button onClick={close}>{cancel}</Button>
        <Button
          variant="action"
          onClick={() => {
            close();
            question.onConfirm();
          }}
        >
          {question.confirm}
        </Button>
      </div>
    </dialog>
  );
}
