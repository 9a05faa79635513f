import { useCallback, useEffect, useRef, useState } from "react";

import type { EditorRefusal, EditorResult } from "../shell/call-editor";
import type { OpenedContent } from "./content-files";

export interface Opened {
  content: OpenedContent | undefined;
  refusal: EditorRefusal | undefined;
  /** Looks what is there now, under what was typed; what is shown stays when that fails. */
  refresh: () => Promise<void>;
  /** Shows what was saved, under what was typed since. */
  take: (saved: OpenedContent) => void;
  /** Called by the form when something was typed that is not saved, and when it was saved. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/**
 * Opens something of the site to change it, and looks again whenever it is shown; `load` must stay the same function. What something was
 * typed into stays as it was opened: the save tells when somebody else has changed it since.
 */
export function useOpened(load: () => Promise<EditorResult<OpenedContent>>, isShown: boolean): Opened {
  const [state, setState] = useState<Pick<Opened, "content" | "refusal">>({
    content: undefined,
    refusal: undefined,
  });
  const isUnsaved = useRef(false);
  const onUnsaved = useCallback((is: boolean) => {
    isUnsaved.current = is;
  }, []);
  const refresh = useCallback(async () => {
    const result = await load();
    setState(({ content }) => ({
      content: result.ok ? result.data : content,
      refusal: result.ok || content ? undefined : result,
    }));
  }, [load]);
  useEffect(() => {
    // The state is set once the answer is there.
    if (isShown && !isUnsaved.current) void Promise.resolve().then(refresh);
  }, [refresh, isShown]);
  const take = (saved: OpenedContent) => setState({ content: saved, refusal: undefined });
  return { ...state, refresh, take, onUnsaved };
}
