import { Button } from "./button";
import { ButtonRow } from "./button-row";
import { Dialog } from "./dialog";

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
  return (
    <Dialog title={question.title} text={question.text} onClose={onClose}>
      <ButtonRow isAtEnd>
        <Button onClick={onClose}>{cancel}</Button>
        <Button
          variant="action"
          onClick={() => {
            onClose();
            question.onConfirm();
          }}
        >
          {question.confirm}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
