import { useSyncExternalStore } from "react";

const listenToNothing = () => () => undefined;

/** Gets what only the browser knows and no event announces; while React takes the built page over, what it was built with. */
export function useBrowserValue<Value>(getValue: () => Value, builtValue: Value): Value {
  return useSyncExternalStore(listenToNothing, getValue, () => builtValue);
}
