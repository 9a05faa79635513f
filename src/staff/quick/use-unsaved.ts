import { useEffect } from "react";

import { useLeaveQuestion } from "../ui/use-leave-question";

/** Has the browser ask before the page is left with what is unsaved in a form, and tells `onUnsaved` of it, which must stay the same. */
export function useUnsaved(isUnsaved: boolean, onUnsaved: (isUnsaved: boolean) => void): void {
  useLeaveQuestion(isUnsaved);
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
}
