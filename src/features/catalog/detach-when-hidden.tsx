import { useLayoutEffect, useRef, type ReactNode } from "react";

interface DetachWhenHiddenProps {
  isHidden: boolean;
  children: ReactNode;
}

/**
 * Takes its children out of the document while `isHidden`, and puts them back as they were. Hidden children still cost: with
 * thousands of cards in the document, each typed letter takes the browser tens of milliseconds for them alone.
 */
export function DetachWhenHidden({ isHidden, children }: DetachWhenHiddenProps) {
  const inner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const whole = inner.current;
    const parent = whole?.parentElement;
    if (!isHidden || !parent) return;
    whole.remove();
    // React removes the parent, never the child, so its tree must be complete again by then.
    return () => parent.append(whole);
  }, [isHidden]);
  return (
    <div hidden={isHidden}>
      <div ref={inner}>{children}</div>
    </div>
  );
}
