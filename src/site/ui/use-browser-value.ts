import { useSyncExternalStore } from "react";

const listenToNothing = () => () => undefined;

/** Returns a value that only the browser has and that never changes; during hydration, the value that the page was built with. */
export function useBrowserValue<Value>(getValue: () => Value, builtValue: Value): Value {
  return useSyncExternalStore(listenToNothing, getValue, () => builtValue);
}
