import { useCallback, useEffect, useState } from "react";

import { callSignedIn } from "./call-signed-in";
import type { CallResult } from "./call-staff";

/** What a call has answered. */
export interface Loaded<Data> {
  /** What was loaded last. */
  data: Data | undefined;
  /** Whether the last try failed, with the session not being the reason. */
  hasFailed: boolean;
  /** Whether there is no such thing. */
  isMissing: boolean;
  reload: () => Promise<void>;
  /** Takes what another call has answered with the same. */
  take: (result: CallResult<Data>) => void;
}

/**
 * Loads what a page shows by a call of `/api/staff`; without a session the browser goes to the sign-in. `onData`, the same function at
 * each render, is called before each answer is shown.
 */
export function useLoaded<Data>(name: string, onData?: (data: Data) => void): Loaded<Data> {
  const [data, setData] = useState<Data>();
  const [hasFailed, setFailed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const take = useCallback(
    (result: CallResult<Data>) => {
      if (result.ok) {
        onData?.(result.data);
        setData(result.data);
      }
      setFailed(!result.ok && result.code !== "unauthorized");
      setMissing(!result.ok && result.code === "not-found");
    },
    [onData],
  );
  useEffect(() => {
    void callSignedIn<Data>("GET", name).then(take);
  }, [name, take]);
  return {
    data,
    hasFailed,
    isMissing,
    take,
    reload: async () => take(await callSignedIn<Data>("GET", name)),
  };
}
