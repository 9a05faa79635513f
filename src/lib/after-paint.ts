/** A page that is not shown paints nothing: work goes on all the same. */
const PATIENCE_MS = 100;

/** Waits until the browser has shown what is there now, so that work does not keep a touch from being answered. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE_MS);
  });
}
