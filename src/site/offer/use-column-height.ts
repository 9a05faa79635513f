import { useEffect, type RefObject } from "react";

/** Writes the height of a column into its `--column-height`, by which a column that is higher than the window sticks with its end in sight. */
export function useColumnHeight(column: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = column.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      element.style.setProperty("--column-height", `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [column]);
}
