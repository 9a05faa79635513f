import { useSyncExternalStore } from "react";

/** Creates a value that components subscribe to with `useSyncExternalStore`, and code outside of React can set. */
export function createStore<Value>(initial: Value) {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set: (next: Value): void => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const listenToNothing = () => () => undefined;

/** Returns a value that only the browser has and that never changes; during hydration, the value that the page was built with. */
export function useBrowserValue<Value>(getValue: () => Value, builtValue: Value): Value {
  return useSyncExternalStore(listenToNothing, getValue, () => builtValue);
}
