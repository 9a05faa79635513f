import { startTransition, useEffect, useState } from "react";

import { afterPaint } from "../browser/after-paint";

/**
 * Returns a value as it was when the screen last showed it: what costs time follows it, and never keeps a typed letter from
 * being shown. (`useDeferredValue` alone may do its work before the frame.)
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let isLatest = true;
    void afterPaint().then(() => {
      if (isLatest) startTransition(() => setPainted(value));
    });
    return () => {
      isLatest = false;
    };
  }, [value]);
  return painted;
}
