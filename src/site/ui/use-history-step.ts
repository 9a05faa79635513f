import { useEffect, type RefObject } from "react";

import { addHistoryStep } from "../browser/history-step";

/** Gives an open dialog an entry of its own in the history: Back closes it and stays on the page. The entry goes with the dialog. */
export function useHistoryStep(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const remove = addHistoryStep(() => dialog.current?.close());
    return () => remove();
  }, [dialog]);
}
