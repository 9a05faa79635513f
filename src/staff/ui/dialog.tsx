import { useId, useLayoutEffect, useRef, useState, type ReactNode } from "react";

import { useT } from "../shell/language-context";
import { Button, ButtonRow } from "./layout";
import * as ui from "./ui.module.css";

interface DialogProps {
  title: string;
  text?: string | undefined;
  isWide?: boolean;
  /** The button that does what the dialog is about. */
  action?: ReactNode;
  /** The words of the button beside it, which leaves everything as it is. */
  cancel?: string | undefined;
  onClose: () => void;
  children?: ReactNode;
}

/** A window above the page; Escape closes it, and the focus returns to where it was. */
export function Dialog({ title, text, isWide = false, action, cancel, onClose, children }: DialogProps) {
  const page = useT("shared.page");
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
      className={ui.dialog}
      data-wide={isWide}
      aria-labelledby={id}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      onClose={onClose}
    >
      <h2 id={id}>{title}</h2>
      {text !== undefined && <p id={`${id}-text`}>{text}</p>}
      {children}
      {action && (
        <ButtonRow isAtEnd>
          <Button onClick={onClose}>{cancel ?? page("cancel")}</Button>
          {action}
        </ButtonRow>
      )}
    </dialog>
  );
}

interface Question extends Pick<DialogProps, "title" | "text" | "cancel"> {
  confirm: string;
  onConfirm: () => void;
}

/** Asks before something is done that cannot be undone with one click; Escape leaves everything as it is. */
export function useQuestion() {
  const [question, ask] = useState<Question>();
  const close = () => ask(undefined);
  function confirm() {
    close();
    question?.onConfirm();
  }
  const action = question && (
    <Button variant="action" onClick={confirm}>
      {question.confirm}
    </Button>
  );
  const dialog = question && (
    <Dialog
      title={question.title}
      text={question.text}
      cancel={question.cancel}
      action={action}
      onClose={close}
    />
  );
  return { ask, dialog };
}
