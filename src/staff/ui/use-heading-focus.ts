import { useEffect, useRef, type RefObject } from "react";

/** Returns the ref of a heading that takes the focus as soon as it is shown: the link that led there is gone. */
export function useHeadingFocus(isShown: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isShown) heading.current?.focus();
  }, [isShown]);
  return heading;
}
