import { startTransition, useEffect, useState } from "react";

/**
 * Gets a value as it was when the screen last showed it: what costs time follows it, and never keeps a typed letter from
 * being shown. (`useDeferredValue` alone may do its work before the frame.)
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
