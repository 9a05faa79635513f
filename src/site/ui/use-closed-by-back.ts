import { useEffect, type RefObject } from "react";

/** Closes a modal dialog when the visitor goes back or forward: an open dialog would cover and block the next page. */
export function useClosedByBack(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const close = () => dialog.current?.close();
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, [dialog]);
}
