import { useCallback, useEffect, useState } from "react";

import type { EditorRefusal, EditorResult } from "./call-editor";
import type { OpenedContent } from "./content-files";

interface Opened {
  content: OpenedContent | undefined;
  refusal: EditorRefusal | undefined;
  /** Counts how often it was loaded: forms begin anew with each. */
  round: number;
  reload: () => Promise<void>;
}

/** Opens something of the site to change it; `load` must stay the same function. */
export function useOpened(load: () => Promise<EditorResult<OpenedContent>>): Opened {
  const [state, setState] = useState<Omit<Opened, "reload">>({
    content: undefined,
    refusal: undefined,
    round: 0,
  });
  const reload = useCallback(async () => {
    const result = await load();
    setState(({ round }) => ({
      content: result.ok ? result.data : undefined,
      refusal: result.ok ? undefined : result,
      round: round + 1,
    }));
  }, [load]);
  useEffect(() => {
    // The state is set once the answer is there.
    void Promise.resolve().then(reload);
  }, [reload]);
  return { ...state, reload };
}
