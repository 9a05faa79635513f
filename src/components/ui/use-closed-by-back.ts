import { useEffect, type RefObject } from "react";

/** Closes a modal dialog when the visitor goes back or forward: it would cover the page that comes, and keep it from answering. */
export function useClosedByBack(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const close = () => dialog.current?.close();
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, [dialog]);
}
