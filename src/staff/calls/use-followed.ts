import { useState } from "react";

import type { Query } from "./client";
import { usePolled, type Polled } from "./use-polled";

interface Followed<Data> extends Omit<Polled, "look"> {
  /** What was answered last. */
  data: Data | undefined;
  /** Takes what the call of one's own change has answered. */
  take: (own: Data) => void;
}

/** Follows what a query answers, as `usePolled` does, and keeps the newest; an answer that was asked for before one's own change is not it. */
export function useFollowed<Input, Data>(
  query: Query<Input, Data>,
  input: Input,
  everyMs?: number,
): Followed<Data> {
  const [data, setData] = useState<Data>();
  const { look, ...polled } = usePolled(query, input, setData, everyMs);
  return {
    ...polled,
    data,
    take(own) {
      setData(own);
      look();
    },
  };
}
