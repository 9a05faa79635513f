import { ALL_STYLES } from "../config/page-start";

/**
 * Waits for the sheet with the styles of all pages, which comes with the scripts: the first page brings its own, a page that
 * is reached by a link needs this one. Tells whether it is there.
 */
export async function loadAllStyles(): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>(ALL_STYLES);
  // Under `gatsby develop` the styles come otherwise.
  if (!link || link.sheet) return true;
  if (link.dataset["failed"] !== undefined) return false;
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve(true), { once: true });
    link.addEventListener("error", () => resolve(false), { once: true });
  });
}
