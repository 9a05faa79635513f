import { useEffect, useSyncExternalStore } from "react";

let shared: string | undefined;
const listeners = new Set<() => void>();

function setTotal(total: string | undefined): void {
  shared = total;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Lets the bar of the page show what the panel has calculated. */
export function useShareTotal(total: string | undefined): void {
  useEffect(() => {
    setTotal(total);
    return () => setTotal(undefined);
  }, [total]);
}

export function useSharedTotal(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => shared,
    () => undefined,
  );
}
