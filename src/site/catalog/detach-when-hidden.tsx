import { useLayoutEffect, useRef, type ReactNode } from "react";

import { createItemDetacher } from "./detach-items";

interface DetachWhenHiddenProps {
  isHidden: boolean;
  children: ReactNode;
}

/**
 * Hides its children while `isHidden`, and takes the items of their lists out of the document until then. Hidden children still cost: with
 * thousands of cards in the document, each typed letter takes the browser tens of milliseconds for their pictures and buttons. React
 * removes the outer element, never an item.
 */
export function DetachWhenHidden({ isHidden, children }: DetachWhenHiddenProps) {
  const outer = useRef<HTMLDivElement>(null);
  const detacher = useRef<ReturnType<typeof createItemDetacher>>(undefined);
  useLayoutEffect(() => {
    if (!isHidden || !outer.current) return undefined;
    detacher.current ??= createItemDetacher(outer.current);
    detacher.current.detach();
    return detacher.current.attach;
  }, [isHidden]);
  return (
    <div ref={outer} hidden={isHidden}>
      {children}
    </div>
  );
}
