import { useCallback, useEffect, useEffectEvent, useState } from "react";

import { callSignedIn, type CallResult, type Query } from "./client";

/** What a query has answered. */
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
 * Loads what a page shows; without a session the browser goes to the sign-in. `onData`, the same function at each render, is called
 * before each answer is shown.
 */
export function useLoaded<Input, Data>(
  query: Query<Input, Data>,
  input: Input,
  onData?: (data: Data) => void,
): Loaded<Data> {
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
  const load = useEffectEvent(() => callSignedIn(query(input)));
  const key = JSON.stringify(input);
  useEffect(() => {
    void load().then(take);
  }, [key, take]);
  return {
    data,
    hasFailed,
    isMissing,
    take,
    reload: async () => take(await callSignedIn(query(input))),
  };
}
