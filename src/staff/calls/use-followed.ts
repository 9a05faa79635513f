import { useState } from "react";

import { usePolled, type Polled } from "./use-polled";

interface Followed<Data> extends Omit<Polled, "look"> {
  /** What was answered last. */
  data: Data | undefined;
  /** Takes what the call of one's own change has answered. */
  take: (own: Data) => void;
}

/** Follows what a call of `/api/staff` answers, as `usePolled` does, and keeps the newest; an answer that was asked for before one's own change is not it. */
export function useFollowed<Data>(name: string, everyMs?: number): Followed<Data> {
  const [data, setData] = useState<Data>();
  const { look, ...polled } = usePolled<Data>(name, setData, everyMs);
  return {
    ...polled,
    data,
    take(own) {
      setData(own);
      look();
    },
  };
}
