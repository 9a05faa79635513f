/**
 * Waits until the browser has shown what is there now, so that work does not keep a touch from being answered. A hidden
 * page is not painted: its work goes on at once.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
