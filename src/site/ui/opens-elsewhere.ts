import type { MouseEvent } from "react";

/** Tells whether the browser answers a click on a link by itself: another button, a new tab, a download. */
export function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
