import { useId, useLayoutEffect, useRef, useState, type ReactNode } from "react";

import { useT } from "../shell/language-context";
import { Button, ButtonRow, type ButtonProps } from "./layout";
import * as ui from "./ui.module.css";

interface DialogProps {
  title: string;
  text?: string | undefined;
  isWide?: boolean;
  /** The button that does what the dialog is about. */
  action?: ButtonProps;
  isBusy?: boolean;
  /** The words of the button beside it, which leaves everything as it is. */
  cancel?: string | undefined;
  onClose: () => void;
  children?: ReactNode;
}

/** A window above the page; Escape closes it, and the focus returns to where it was. */
export function Dialog(props: DialogProps) {
  const { title, text, isWide = false, isBusy = false, action, cancel, onClose, children } = props;
  const page = useT("shared.page");
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before the element leaves the page: the browser gives the focus back only for a dialog that is still in it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // A mail inside would be what is read first, and keeps the keyboard to itself.
    const heading = dialog?.querySelector("h2");
    if (heading && document.activeElement instanceof HTMLIFrameElement) {
      heading.tabIndex = -1;
      heading.focus();
    }
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
          <Button isBusy={false} onClick={onClose} text={cancel ?? page("cancel")} />
          <Button key={action.variant} isBusy={isBusy} {...action} />
        </ButtonRow>
      )}
    </dialog>
  );
}

export interface Question extends Pick<DialogProps, "title" | "text" | "cancel"> {
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
  const dialog = question && (
    <Dialog
      {...question}
      action={{ variant: "action", text: question.confirm, onClick: confirm }}
      onClose={close}
    />
  );
  return { ask, dialog };
}

interface MailFrameProps {
  mail: { subject: string; html: string };
}

/** The mail as the guest gets it, in a frame that runs nothing and belongs to no page. */
export function MailFrame({ mail: { subject, html } }: MailFrameProps) {
  const t = useT("enquiries.answer");
  return (
    <>
      <p>{t("subject", { subject })}</p>
      <iframe className={ui.mail} title={t("previewTitle")} sandbox="" srcDoc={html} />
    </>
  );
}
